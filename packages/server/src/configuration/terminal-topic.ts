import type { CompanyScope } from '../platform/database/database.ts';
import { nudgeAll } from '../platform/database/nudges/nudges.ts';

interface Location {
  readonly companyId: string;
  readonly locationId: string;
}

/** Of the nudges about the documents that a location's terminals are to have. */
export function terminalTopic({ companyId, locationId }: Location): string {
  return ['terminals', companyId, locationId].join('|');
}

/** Says that terminals of these locations are to have something else. */
export function nudgeTerminals({ db, companyId }: CompanyScope, locationIds: readonly string[]): Promise<void> {
  return nudgeAll(
    db,
    locationIds.map((locationId) => terminalTopic({ companyId, locationId })),
  );
}
