import type { Sellable } from '../menus/availability/availability-of.ts';
import type { Circumstances, Reason } from '../menus/availability/availability-reasons.ts';
import { orderReasons } from '../menus/availability/order-reasons.ts';
import type { MenuBlob } from '../menus/menu-blob.ts';
import type { Path } from '../overrides/change.ts';
import type { Hours, HoursSetName } from '../settings/hours/hours.ts';
import { openSpanAt } from '../settings/hours/open-at.ts';
import { resolveSet, sourceOfSet } from '../settings/hours/resolve-hours.ts';

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
  /** Undefined where they are not known: then the store counts as open. */
  readonly hours: Hours | undefined;
}

/** Every reason why something cannot be ordered at a moment: the store is closed, or the menu does not sell it. */
export function whyNotSold({ menu, hours }: SaleDocuments, what: Sellable, when: SaleMoment): readonly WhyNotSold[] {
  return [
    ...(hours === undefined ? [] : closedReasons(hours, when)),
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

/** HR-09: closed where none of the sets of the channel is open; a store that states no hours is not judged. */
function closedReasons(hours: Hours, { channel, date, at: { seconds } }: SaleMoment): readonly WhyNotSold[] {
  const sets = SETS[channel];
  if (sets.every((set) => isUnstated(hours, set))) return [];
  if (sets.some((set) => openSpanAt(hours, set, { date, seconds }) !== undefined)) return [];
  const [set] = sets;
  const special = resolveSet(hours, set).specialHours.findLast(
    ({ dateString, until }) => dateString === date || (until !== undefined && dateString <= date && date <= until),
  );
  const path = ['hours', sourceOfSet(hours, set), ...(special ? ['specialHours', { id: special.id }] : ['days'])];
  const why = special === undefined ? 'at this hour' : `now: ${special.name || 'special hours'}`;
  return [{ document: 'locationSettings', code: 'CLOSED', path, message: `${CLOSED[channel]} closed ${why}.` }];
}

const CLOSED: Readonly<Record<Circumstances['channel'], string>> = {
  POS: 'The store is',
  KIOSK: 'The store is',
  ONLINE: 'Online ordering is',
};

function isUnstated(hours: Hours, set: HoursSetName): boolean {
  const { days, specialHours } = resolveSet(hours, set);
  return days.length === 0 && specialHours.length === 0;
}
