// Shows notifications where a page itself may not, and brings the reader to the match when one is clicked.
// It keeps nothing and answers no requests: the table's pages come from the table.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.place ?? ""));
});

async function open(place) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).hash === place) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(`/${place}`);
  there.postMessage({ place });
  return there.focus();
}
