import {
  DELIVERY_TIMES,
  type Grant,
  type ReportAddress,
  type ReportId,
  readReportFilters,
  type SalesRollup,
  salesRollups,
} from '@servery/domain';
import { reportShapes, type SalesShape, type SalesValues, type WorkShape } from '@servery/words';
import { reportRights } from '../../../access/access-table.ts';
import { reachByRight } from '../../../access/reach-by-right.ts';
import { chosenPlaces } from '../../../configuration/chosen-places.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { readDeliveryTimes } from '../sales/delivery-times.ts';
import { type AskedSales, readSales } from '../sales/read-sales.ts';
import { zonesOf } from './report-views-store.ts';
import type { ViewFigures } from './view-letter.ts';
import { readWorkFigures } from './work-figures.ts';

interface AskedFigures {
  readonly report: ReportId;
  readonly address: ReportAddress;
  /** The date of the store whose clock counts. */
  readonly today: string;
  /** Of the reader, as they are now. */
  readonly grants: readonly Grant[];
}

/** The figures of a view for the stores that the reader may see now; undefined where there are none. */
export async function readViewFigures(scope: CompanyScope, asked: AskedFigures): Promise<ViewFigures | undefined> {
  const { report, address, today, grants } = asked;
  const shape: SalesShape | WorkShape = reportShapes[report];
  const reach = await reachByRight(scope, grants, reportRights);
  const { days, compared, channel, orderType, place } = readReportFilters(address, today);
  const places = place === undefined ? undefined : [place];
  const locations = await chosenPlaces(scope, reach, { places });
  const names = await namesOfStores(scope);
  const stores = [...names.keys()].filter((id) => locations?.includes(id) ?? true).length;
  if (stores === 0) return undefined;
  const query = { ...days, ...(compared && { comparedFrom: compared.from, comparedTo: compared.to }), places };
  const figures =
    shape.rollup === 'work'
      ? await readWorkFigures(scope, { shape, query, locations, names, by: address.by, grants })
      : await readSalesFigures(scope, { shape, query: { ...query, channel, orderType }, locations, names });
  return { ...figures, stores };
}

interface SalesOfView extends Omit<AskedSales, 'rollup'> {
  readonly shape: SalesShape;
  /** Of all stores by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

async function readSalesFigures(scope: CompanyScope, asked: SalesOfView): Promise<Omit<ViewFigures, 'stores'>> {
  const { shape, query, locations, names: storeNames } = asked;
  const { rollup, by } = shape;
  const all = await readSales(scope, { rollup, query, locations });
  const { rows, names } = await readSales(scope, { rollup, query: { ...query, by: [by] }, locations });
  const times = rollup === 'deliveries' ? await timesOf(scope, { query, by, locations }) : undefined;
  const [whole] = all.rows;
  return {
    ...shape,
    total: { ...valuesOf(rollup, whole?.sums), ...times?.total.now },
    before:
      query.comparedFrom === undefined ? undefined : { ...valuesOf(rollup, whole?.before), ...times?.total.before },
    rows: rows
      .filter(({ sums }) => sums.some((sum) => sum !== 0))
      .map(({ key: [key = ''], sums }) => ({
        name: (by === 'location' ? storeNames.get(String(key)) : names[key]) ?? String(key),
        sums: { ...valuesOf(rollup, sums), ...times?.of(String(key)) },
      })),
    notes: [],
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

type AskedTimes = Parameters<typeof readDeliveryTimes>[1] & { readonly by: SalesShape['by'] };

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
