import { spanRunningAt, specialEntriesOn } from '../formats/open-calendar.ts';
import type { Sellable } from '../menus/availability/availability-of.ts';
import type { Circumstances, Reason } from '../menus/availability/availability-reasons.ts';
import { orderReasons } from '../menus/availability/order-reasons.ts';
import type { MenuBlob } from '../menus/menu-blob.ts';
import type { Path } from '../overrides/change.ts';
import type { HoursSetName } from '../settings/hours/hours.ts';
import type { NamedHours } from '../settings/hours/named-hours.ts';

/** Why something is not sold, and the value of the menu or of the settings that says so. */
export interface WhyNotSold {
  readonly document: 'menu' | 'locationSettings';
  readonly code: Reason['code'] | 'CLOSED';
  readonly path: Path;
  readonly message: string;
}

interface SaleMoment extends Circumstances {
  /** YYYY-MM-DD, of the store's calendar. */
  readonly date: string;
}

interface SaleDocuments {
  readonly menu: MenuBlob;
  /** Of the store: each set of its hours that is filled. */
  readonly openHours: readonly NamedHours[];
}

/** Every reason why something cannot be ordered at a moment: the store is closed, or the menu does not sell it. */
export function whyNotSold(
  { menu, openHours }: SaleDocuments,
  what: Sellable,
  when: SaleMoment,
): readonly WhyNotSold[] {
  return [
    ...closedReasons(openHours, when),
    ...orderReasons(menu, what, { ...when, at: { ...when.at, date: when.date } }).map((reason) => ({
      document: 'menu' as const,
      ...reason,
    })),
  ];
}

const SETS: Readonly<Record<Circumstances['channel'], readonly [HoursSetName, HoursSetName]>> = {
  POS: ['inStore', 'delivery'],
  KIOSK: ['inStore', 'inStore'],
  ONLINE: ['online', 'onlineDelivery'],
};

/** Closed where none of the sets of the channel is open; where one of them states no hours, that is not known. */
function closedReasons(
  openHours: readonly NamedHours[],
  { channel, date, at: { seconds } }: SaleMoment,
): readonly WhyNotSold[] {
  const asked = SETS[channel].map((set) => openHours.find(({ sets }) => sets.includes(set)));
  const [hours] = asked;
  if (hours === undefined || asked.some((calendar) => isUnknownOrOpen(calendar, { date, seconds }))) return [];
  const special = specialEntriesOn(hours.specialHours, date).at(-1);
  const path = ['hours', hours.set, ...(special ? ['specialHours', { id: special.id }] : ['days'])];
  const why = special === undefined ? 'at this hour' : `now: ${special.name || 'special hours'}`;
  return [{ document: 'locationSettings', code: 'CLOSED', path, message: `${CLOSED[channel]} closed ${why}.` }];
}

const CLOSED: Readonly<Record<Circumstances['channel'], string>> = {
  POS: 'The store is',
  KIOSK: 'The store is',
  ONLINE: 'Online ordering is',
};

function isUnknownOrOpen(calendar: NamedHours | undefined, at: { readonly date: string; readonly seconds: number }) {
  return calendar === undefined || spanRunningAt(calendar, at) !== undefined;
}
