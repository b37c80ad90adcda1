import { backAt, backDates, type StockLength, type StockMoment, type StockThing } from '@servery/domain';
import { countAgain, waitForTickets } from '../../configuration/out-of-stock/counting-down.ts';
import { nudgeTerminals } from '../../configuration/terminal-topic.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/lists.ts';
import { invalid } from '../../platform/fault.ts';
import { endEntries } from './ending.ts';
import { auditStock } from './stock-audit.ts';
import type { StockChange } from './stock-change.ts';

export interface TakenOut {
  readonly thing: StockThing;
  readonly length: StockLength;
  /** Its name at each location. */
  readonly names: ReadonlyMap<string, string>;
  readonly moments: ReadonlyMap<string, StockMoment>;
}

/** Each is counted for itself, with the tickets of its location. */
const mostCountedPlaces = 100;

/** Takes a thing out where it has a name; an entry that is out there already ends and begins again for the new length. */
export async function takeOut(scope: CompanyScope, change: StockChange, taken: TakenOut): Promise<void> {
  const { thing, length, names, moments } = taken;
  const locationIds = [...names.keys()].sort();
  if (length.kind === 'COUNT') {
    if (locationIds.length > mostCountedPlaces)
      throw invalid(
        'TOO_MANY_PLACES',
        `Count down at no more than ${mostCountedPlaces} locations at a time.`,
        'body.placeIds',
      );
    for (const locationId of locationIds) await waitForTickets(scope, locationId);
  }
  await endEntries(scope, change, { thing, locationIds });
  const rows = locationIds.flatMap((locationId) => {
    const moment = moments.get(locationId);
    return moment === undefined
      ? []
      : [
          {
            company_id: scope.companyId,
            location_id: locationId,
            begun_in: change.id,
            kind: thing.kind,
            thing_id: thing.id,
            item_id: thing.itemId,
            name: names.get(locationId),
            length,
            until: new Date(untilOf(length, moment)).toISOString(),
            count: length.kind === 'COUNT' ? length.count : null,
            begun_at: change.at.toISOString(),
            begun_by: change.by.userId,
            begun_name: change.by.name,
            begun_way: change.way,
          },
        ];
  });
  await insertRows(scope, 'out_of_stock', rows);
  await nudgeTerminals(scope, locationIds);
  if (length.kind === 'COUNT') await countAgain(scope, change.id, locationIds);
  await auditStock(scope, change, { action: 'TAKE_OUT', thing, name: [...names.values()][0] ?? thing.id, locationIds });
}

/** @throws Fault 400 for a date that is over, or too far away */
function untilOf(length: StockLength, moment: StockMoment): number {
  if (length.kind === 'DATE') {
    const { first, last } = backDates(moment);
    if (length.date < first || length.date > last)
      throw invalid('DATE', `Enter a date from ${first} to ${last}.`, 'body.length.date');
  }
  return backAt(length, moment);
}
