import type { OutEntry } from '@servery/contract';

const halfAnHour = 1_800_000;

/** Calamari, out for an hour at one store, until in half an hour. */
export function buildOutEntry(given: Partial<OutEntry> = {}): OutEntry {
  const until = new Date(Date.now() + halfAnHour).toISOString();
  return {
    id: 'oos_1',
    thing: { kind: 'ITEM', id: 'calamari', itemId: null },
    name: 'Calamari',
    length: { kind: 'HOURS', hours: 1 },
    until,
    lastUntil: until,
    count: null,
    left: null,
    ranOutAt: null,
    locationIds: ['101'],
    locationCount: 1,
    begunAt: new Date().toISOString(),
    by: 'Sam Okafor',
    way: 'PHONE',
    ended: null,
    ...given,
  };
}
