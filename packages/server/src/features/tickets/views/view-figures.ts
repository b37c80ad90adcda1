import {
  DELIVERY_TIMES,
  type Grant,
  type ReportAddress,
  type ReportId,
  readReportFilters,
  type SalesRollup,
  salesRollups,
} from '@servery/domain';
import { type ReportShape, reportShapes, type SalesValues } from '@servery/words';
import { reportRights } from '../../../access/access-table.ts';
import { reachByRight } from '../../../access/reach-by-right.ts';
import { chosenPlaces } from '../../../configuration/chosen-places.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { readDeliveryTimes } from '../sales/delivery-times.ts';
import { readSales } from '../sales/read-sales.ts';
import { zonesOf } from './report-views-store.ts';
import type { ViewFigures } from './view-letter.ts';

interface AskedFigures {
  readonly report: ReportId;
  readonly address: ReportAddress;
  /** The date of the store whose clock counts. */
  readonly today: string;
  /** Of the reader, as they are now. */
  readonly grants: readonly Grant[];
}

/** What a view says of the stores that the reader may see now; undefined where there are none. */
export async function readViewFigures(scope: CompanyScope, asked: AskedFigures): Promise<ViewFigures | undefined> {
  const { report, address, today, grants } = asked;
  const shape: ReportShape = reportShapes[report];
  const reach = await reachByRight(scope, grants, reportRights);
  const { days, compared, channel, orderType, place } = readReportFilters(address, today);
  const places = place === undefined ? undefined : [place];
  const locations = await chosenPlaces(scope, reach, { places });
  const stores = await namesOfStores(scope);
  const seen = [...stores.keys()].filter((id) => locations?.includes(id) ?? true);
  if (seen.length === 0) return undefined;
  const query = {
    ...days,
    ...(compared && { comparedFrom: compared.from, comparedTo: compared.to }),
    places,
    channel,
    orderType,
  };
  const { rollup, by } = shape;
  const all = await readSales(scope, { rollup, query, locations });
  const { rows, names } = await readSales(scope, { rollup, query: { ...query, by: [by] }, locations });
  const times = rollup === 'deliveries' ? await timesOf(scope, { query, by, locations }) : undefined;
  const [whole] = all.rows;
  return {
    stores: seen.length,
    total: { ...valuesOf(rollup, whole?.sums), ...times?.total.now },
    before: compared && { ...valuesOf(rollup, whole?.before), ...times?.total.before },
    rows: rows
      .filter(({ sums }) => sums.some((sum) => sum !== 0))
      .map(({ key: [key = ''], sums }) => ({
        name: (by === 'location' ? stores.get(String(key)) : names[key]) ?? String(key),
        sums: { ...valuesOf(rollup, sums), ...times?.of(String(key)) },
      })),
  };
}

async function namesOfStores(scope: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const zones = await zonesOf(scope);
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .execute();
  return new Map(rows.filter(({ id }) => zones.has(id)).map(({ id, name }) => [id, name]));
}

function valuesOf(rollup: SalesRollup, sums: readonly number[] | null | undefined): SalesValues {
  return Object.fromEntries(salesRollups[rollup].sums.map((name, at) => [name, sums?.[at] ?? 0]));
}

type AskedTimes = Parameters<typeof readDeliveryTimes>[1] & { readonly by: ReportShape['by'] };

/** Medians of all together and of each row, which do not add up. */
async function timesOf(scope: CompanyScope, { query, by, locations }: AskedTimes) {
  const all = await readDeliveryTimes(scope, { query, locations });
  const each = await readDeliveryTimes(scope, { query: { ...query, by: [by] }, locations });
  const found = new Map(each.rows.map(({ key, medians }) => [String(key[0]), mediansOf(medians)]));
  const [whole] = all.rows;
  return {
    total: { now: mediansOf(whole?.medians), before: mediansOf(whole?.before) },
    of: (key: string) => found.get(key),
  };
}

function mediansOf(medians: readonly (number | null)[] | null | undefined): SalesValues {
  return Object.fromEntries(
    DELIVERY_TIMES.flatMap((time, at) => {
      const minutes = medians?.[at];
      return typeof minutes === 'number' ? [[time, minutes]] : [];
    }),
  );
}
