// The browser's permission for notifications: undecided, granted or denied; only the user can revoke a denial, in the
// browser's settings.

import { allowNotifications, canNotify } from "./signals";

class Bell {
  /** The browser denies notifications to this site. */
  denied = $state(canNotify() && Notification.permission === "denied");

  constructor() {
    if (!canNotify() || !("permissions" in navigator)) return;
    navigator.permissions
      .query({ name: "notifications" })
      .then((status) => (status.onchange = () => this.look()))
      .catch(() => undefined); // not supported by this browser: the result of the click is used
  }

  private look(): void {
    this.denied = Notification.permission === "denied";
  }

  /** Whether the browser allows them. Must be called from a click. */
  async allow(): Promise<boolean> {
    const allowed = await allowNotifications();
    this.look();
    return allowed;
  }
}

export const bell = new Bell();
