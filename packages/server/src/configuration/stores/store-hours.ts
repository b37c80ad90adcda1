import { hoursSection, type OpenCalendar } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { onlyDocumentId } from '../kinds.ts';
import { effectiveOf } from '../layers.ts';
import { readLayersOfMany } from '../layers-of-many.ts';

interface Store {
  readonly id: string;
  readonly groupId: string | null;
}

const noHours: OpenCalendar = { days: [], specialHours: [] };

/** When some stores are open, by their own settings in store; without any hours where nobody has set them. */
export async function readStoreHours(
  scope: CompanyScope,
  stores: readonly Store[],
): Promise<(id: string) => OpenCalendar> {
  if (stores.length === 0) return () => noHours;
  const targets = stores.map(({ id, groupId }) => ({ id, type: 'LOCATION', groupId }) as const);
  const documentId = onlyDocumentId('locationSettings', scope.companyId);
  const layers = await readLayersOfMany(scope, { kind: 'locationSettings', documentId }, targets);
  return (id) => {
    const own = layers?.get(id);
    const hours = hoursSection.schema.safeParse(own === undefined ? undefined : effectiveOf(own).document.hours);
    return hours.data?.inStore ?? noHours;
  };
}
