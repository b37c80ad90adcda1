/** At most one look every 10 s; a call only when the last is 55 minutes old, or a third of a shorter idle time. SE-10, SE-11, T21 */
const throttle = 10_000;
const minute = 60_000;
/** With an idle time that leaves them room. */
const usualAge = 55 * minute;
const room = 20 * minute;

type KeepAlive = {
  readonly send: () => void;
  readonly now: () => number;
  /** How long the session lasts without a call, as far as is known. */
  readonly idleMinutes: () => number | undefined;
};

/** Answers the function to call on every sign of life (key press, mouse move). */
export function watchActivity({ send, now, idleMinutes }: KeepAlive): () => void {
  let lastSent = now();
  let lastLook = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lastLook < throttle) return;
    lastLook = now();
    if (now() - lastSent < ageFor(idleMinutes())) return;
    lastSent = now();
    send();
  };
}

function ageFor(idleMinutes: number | undefined): number {
  if (idleMinutes === undefined || idleMinutes * minute >= usualAge + room) return usualAge;
  return (idleMinutes * minute) / 3;
}
