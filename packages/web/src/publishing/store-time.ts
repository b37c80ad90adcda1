const formats = new Map<string, Intl.DateTimeFormat>();

type Wall = { readonly weekday: string; readonly date: string; readonly time: string; readonly zone: string };

/** The reader's own IANA zone. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Sat 3:00 AM EST` within a week, `Sat 12/05/2026 3:00 AM EST` beyond it, `3:00 AM EST` today. */
export function storeMoment(moment: string | number, zone: string, now = Date.now()): string {
  const wall = wallOf(moment, zone);
  const today = wallOf(now, zone);
  const millis = typeof moment === 'number' ? moment : Date.parse(moment);
  if (wall.date === today.date) return `${wall.time} ${wall.zone}`;
  const isNear = millis > now && millis - now < 6 * 24 * 60 * 60_000;
  return [wall.weekday, ...(isNear ? [] : [wall.date]), wall.time, wall.zone].join(' ');
}

/** The instant at which clocks of `zone` show this date (`2026-11-21`) and time (`03:00`); null for what is none. */
export function instantOf(date: string, time: string, zone: string): number | null {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wanted)) return null;
  let instant = wanted - offsetOf(wanted, zone);
  instant = wanted - offsetOf(instant, zone);
  return instant;
}

/** Date and time as inputs write them: `2026-11-21`, `03:00`. */
export function inputsOf(moment: number, zone: string): { readonly date: string; readonly time: string } {
  const shifted = new Date(moment + offsetOf(moment, zone)).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
function offsetOf(instant: number, zone: string): number {
  const parts = partsOf(instant, zone);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour') % 24,
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

function partsOf(instant: number, zone: string): Intl.DateTimeFormatPart[] {
  const known = formats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      weekday: 'short',
      timeZoneName: 'short',
    });
  if (!known) formats.set(zone, format);
  return format.formatToParts(new Date(instant));
}

function wallOf(moment: string | number, zone: string): Wall {
  const parts = partsOf(typeof moment === 'number' ? moment : Date.parse(moment), zone);
  const text = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(text('hour')) % 24;
  return {
    weekday: text('weekday'),
    date: `${text('month')}/${text('day')}/${text('year')}`,
    time: `${hour % 12 === 0 ? 12 : hour % 12}:${text('minute')} ${hour < 12 ? 'AM' : 'PM'}`,
    zone: text('timeZoneName'),
  };
}
