import type { Operations, ResponseOf } from '@servery/contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { judgeSalesSince } from '../../../configuration/sales/judged-sales.ts';
import { readSellingStores } from '../../../configuration/stores/selling-stores.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';

type SincePublish = ResponseOf<Operations['readSalesSincePublish']>;

/** Publications that went live earlier are left to the reports. */
const daysJudged = 7;
const mostUnusual = 200;
/** Of more stores than these an answer is kept: half a million sums are in it, and every home page asks again and again. */
const fewStores = 200;
const keptMillis = 60_000;
const keptCompanies = 1_000;

/** `readSalesSincePublish`, whose answers for all of a company with many stores are up to a minute old. */
export function createSalesSincePublish(): typeof readSalesSincePublish {
  const kept = new LRUCache<string, SincePublish>({ max: keptCompanies, ttl: keptMillis });
  return async (scope, locations, now) => {
    const known = locations === undefined ? kept.get(scope.companyId) : undefined;
    if (known !== undefined) return known;
    const answer = await readSalesSincePublish(scope, locations, now);
    const { unusual, usual, tooLittle } = answer.counts;
    if (locations === undefined && unusual + usual + tooLittle > fewStores) kept.set(scope.companyId, answer);
    return answer;
  };
}

/**
 * The signs in the sales of stores since their last publication went live there: terminals run all of it and said so. A store whose terminals
 * run something else is not judged.
 * @param locations ids; undefined for all of the company
 * @param now epoch milliseconds
 */
export async function readSalesSincePublish(
  scope: CompanyScope,
  locations: readonly string[] | undefined,
  now: number,
): Promise<SincePublish> {
  const live = await readLive(scope, now);
  const stores = (await readSellingStores(scope, locations)).flatMap((store) => {
    const publish = live.get(store.id);
    return publish === undefined ? [] : [{ ...store, ...publish }];
  });
  const judged = await judgeSalesSince(scope, stores, now);
  const states = [...judged.values()].map(({ judgement }) => judgement.state);
  const unusual = stores.flatMap(({ id, publicationId, since }) => {
    const { judgement, hours = [] } = judged.get(id) ?? {};
    const [first] = hours;
    const last = hours.at(-1);
    if (judgement?.state !== 'UNUSUAL' || first === undefined || last === undefined) return [];
    const liveSince = new Date(since).toISOString();
    const days = { from: first.date, to: last.date };
    return [
      { locationId: id, publicationId, liveSince, hours: hours.length, ...days, signals: [...judgement.signals] },
    ];
  });
  return {
    unusual: unusual.toSorted((one, other) => other.signals.length - one.signals.length).slice(0, mostUnusual),
    counts: {
      unusual: unusual.length,
      usual: states.filter((state) => state === 'USUAL').length,
      tooLittle: states.filter((state) => state === 'TOO_LITTLE').length,
    },
  };
}

interface LivePublish {
  readonly publicationId: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** By location: the publish that its terminals run since when, of the last days. */
async function readLive({ db, companyId }: CompanyScope, now: number): Promise<ReadonlyMap<string, LivePublish>> {
  const first = new Date(now - daysJudged * 86_400_000).toISOString();
  const { rows } = await sql<{ location_id: string; publication_id: string; since: Date }>`
    SELECT sent.location_id, (array_agg(sent.publication_id ORDER BY sent.published_at DESC))[1] AS publication_id,
      date_trunc('milliseconds', max(greatest(sent.published_at, said.at))) AS since
    FROM published AS sent
    LEFT JOIN acknowledgements AS said ON said.company_id = sent.company_id AND said.location_id = sent.location_id
      AND said.kind = sent.kind AND said.hash = sent.hash
    WHERE sent.company_id = ${companyId} AND sent.kind IN ('menu', 'locationSettings')
    GROUP BY sent.location_id
    HAVING bool_and(said.hash IS NOT NULL) AND max(sent.published_at) > ${first}::timestamptz`.execute(db);
  return new Map(
    rows.map(({ location_id, publication_id, since }) => [
      location_id,
      { publicationId: publication_id, since: since.getTime() },
    ]),
  );
}
