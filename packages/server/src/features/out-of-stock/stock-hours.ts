import {
  hoursSection,
  isTimeZone,
  type JsonObject,
  type NamedHours,
  namedHoursOf,
  type StockMoment,
} from '@servery/domain';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { effectiveOf, type Layers, type Override } from '../../configuration/layers.ts';
import { readLayersOfMany } from '../../configuration/layers-of-many.ts';
import type { Store } from '../../configuration/stores/admitted-stores.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** Each place at an instant, with its hours. @param instant epoch milliseconds */
export async function momentsAt(
  scope: CompanyScope,
  places: readonly Store[],
  instant: number,
): Promise<ReadonlyMap<string, StockMoment>> {
  const targets = places.map(({ id, groupId }) => ({ id, type: 'LOCATION', groupId }) as const);
  const documentId = onlyDocumentId('locationSettings', scope.companyId);
  const layers = await readLayersOfMany(scope, { kind: 'locationSettings', documentId }, targets);
  const hoursOf = rememberedHours();
  return new Map(
    places.map(({ id, timezone }) => {
      const own = layers?.get(id);
      const zone = isTimeZone(timezone) ? timezone : 'UTC';
      return [id, { instant, zone, openHours: own === undefined ? [] : hoursOf(own) }];
    }),
  );
}

/** Most of thousands of locations have the hours of the company: these are read once. */
function rememberedHours() {
  let shared: readonly NamedHours[] | undefined;
  return (layers: Layers): readonly NamedHours[] => {
    if (hasOwnHours(layers.groupOverride) || hasOwnHours(layers.override)) return hoursIn(effectiveOf(layers).document);
    shared ??= hoursIn(layers.document);
    return shared;
  };
}

function hasOwnHours(override: Override | null): boolean {
  return override?.changes.some(({ path: [section] }) => section === 'hours') === true;
}

function hoursIn({ hours }: JsonObject): readonly NamedHours[] {
  const read = hoursSection.schema.safeParse(hours);
  return read.success ? namedHoursOf(read.data) : [];
}
