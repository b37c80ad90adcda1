/**
 * Before a server starts, so that hours can pass in a journey: its clock is behind by `HOURS_BEHIND`, until a SIGUSR2 puts it right.
 * `new Date()` and `Date.now()` follow it, the clocks of PostgreSQL and of timers do not.
 */
let behind = Number(process.env.HOURS_BEHIND) * 3_600_000;
const { now } = Date;
const read = (): number => now() - behind;

process.on('SIGUSR2', () => {
  behind = 0;
});

Date.now = read;
globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [read()] : given, made),
});
