import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

const entriesAtOnce = 50;

/** What ran before what runs now: publications stack up, and a revert takes the top one off. Read from the newest, as far as needed. */
export async function precedingRun(scope: CompanyScope, locationId: string, kind: DocumentKind) {
  let [reverted, isNowFound, before] = [0, false, 2_147_483_647];
  for (;;) {
    const entries = await readBefore(scope, { locationId, kind, before });
    for (const { action, hash, versions, sequence } of entries) {
      before = sequence;
      if (action === 'REVERT') reverted += 1;
      else if (reverted > 0) reverted -= 1;
      else if (isNowFound) return { hash, versions };
      else isNowFound = true;
    }
    if (entries.length < entriesAtOnce) return undefined;
  }
}

interface HistoryPlace {
  readonly locationId: string;
  readonly kind: DocumentKind;
  readonly before: number;
}

function readBefore({ db, companyId }: CompanyScope, { locationId, kind, before }: HistoryPlace) {
  return db
    .selectFrom('published_history as past')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.company_id', '=', 'past.company_id')
        .onRef('publications.id', '=', 'past.publication_id'),
    )
    .select(['past.hash', 'past.versions', 'past.sequence', 'publications.action'])
    .where('past.company_id', '=', companyId)
    .where('past.location_id', '=', locationId)
    .where('past.kind', '=', kind)
    .where('past.sequence', '<', before)
    .orderBy('past.sequence', 'desc')
    .limit(entriesAtOnce)
    .execute();
}
