// What the browser says about notifications: asked, granted or denied; only the reader can lift a denial, in the
// browser's own settings.

import { allowNotifications, canNotify } from "./signals";

class Bell {
  /** The browser denies notifications to this site. */
  denied = $state(canNotify() && Notification.permission === "denied");

  constructor() {
    if (!canNotify() || !("permissions" in navigator)) return;
    navigator.permissions
      .query({ name: "notifications" })
      .then((status) => (status.onchange = () => this.look()))
      .catch(() => undefined); // a browser that does not tell: what a click answers is known all the same
  }

  private look(): void {
    this.denied = Notification.permission === "denied";
  }

  /** Only ever called from a click: whether the browser allows them. */
  async allow(): Promise<boolean> {
    const allowed = await allowNotifications();
    this.look();
    return allowed;
  }
}

export const bell = new Bell();
