import { type ImportLine, type LocationColumn, locationColumns } from '@servery/contract';
import type { CsvTable, TableLine } from '../../platform/csv.ts';

export type LineErrors = ImportLine['errors'];

export type LocationLine = TableLine<LocationColumn>;

export type LocationFile = CsvTable<LocationColumn>;

export function wrong(column: LocationColumn, code: string, message: string): LineErrors[number] {
  return { code, column: locationColumns[column], message };
}
