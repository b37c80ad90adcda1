/** At most one look every 10 s; a call only when the last is 55 minutes old. SE-10, SE-11 */
const throttle = 10_000;
const minimumAge = 55 * 60_000;

type KeepAlive = { readonly send: () => void; readonly now: () => number };

/** Answers what to call on every sign of life (key press, mouse move). */
export function watchActivity({ send, now }: KeepAlive): () => void {
  let lastSent = now();
  let lastLook = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lastLook < throttle) return;
    lastLook = now();
    if (now() - lastSent < minimumAge) return;
    lastSent = now();
    send();
  };
}
