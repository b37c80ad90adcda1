import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';
import type { ReportRow } from '../frame/report-columns.tsx';
import { keptShareOf } from './promise.ts';

/** Those with the most deliveries first; a zone is known by its name. */
export function zoneRows({ rows }: SalesAnswer, noZone: string): readonly ReportRow[] {
  return byCount(
    rows.map((row) => {
      const id = String(row.key[0]);
      return { ...row, id, name: id === '' ? noZone : id };
    }),
  );
}

type DriverWords = { readonly noDriver: string; readonly service: string };

/** The drivers of the store, then the services that drive for it, then deliveries without a driver. */
export function driverRows({ rows, names }: SalesAnswer, { noDriver, service }: DriverWords): readonly ReportRow[] {
  const named = rows.map((row): ReportRow => {
    const [driver, partner] = row.key.map(String);
    if (driver) return { ...row, id: `driver ${driver}`, name: names[driver] ?? driver };
    return partner
      ? { ...row, id: `partner ${partner}`, name: partner, meta: service }
      : { ...row, id: 'nobody', name: noDriver };
  });
  const placeOf = ({ key }: ReportRow) => (key[0] === '' ? (key[1] === '' ? 2 : 1) : 0);
  return byCount(named).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The zone whose promise is kept least, of those where something came late. */
export function worstZone(rows: readonly ReportRow[]): ReportRow | undefined {
  const lateOnes = rows.filter(({ sums }) => (sums.late ?? 0) > 0);
  return lateOnes.toSorted((one, other) => (keptShareOf(one) ?? 1) - (keptShareOf(other) ?? 1))[0];
}

function byCount<Row extends SalesRow>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => (other.sums.deliveries ?? 0) - (one.sums.deliveries ?? 0));
}
