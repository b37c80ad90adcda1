import { spelled } from '@servery/domain';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { say } from '../../../phrases/phrases.ts';
import { offerCsv } from '../../../ui/data/offer-csv.ts';
import type { Amount } from '../../../ui/fields/amount.ts';
import type { GridLine } from '../../../ui/grid/grid-types.ts';
import type { PriceTableRow } from './price-table-rows.ts';

type PriceFile = {
  readonly rows: readonly PriceTableRow[];
  readonly schemes: readonly GridLine[];
  readonly priceAt: (rowId: string, scheme: string) => Amount;
};

/** A line for each item and size, a column for each scheme; ids identify a line when it comes back. */
export function downloadPrices({ rows, schemes, priceAt }: PriceFile): void {
  const head = [
    ...(['columnItem', 'columnSize', 'columnItemId', 'columnSizeId'] as const).map(word),
    ...headsOf(schemes).values(),
  ];
  const lines = rows.map((row) => [
    row.name,
    row.detail ?? '',
    row.itemId,
    row.size,
    ...schemes.map(({ id }) => priceAt(row.id, id) ?? ''),
  ]);
  offerCsv('prices.csv', head, lines);
}

/** The head of each scheme's column, by the scheme's id: its name, and its id too where another one is called the same. */
export function headsOf(schemes: readonly GridLine[]): ReadonlyMap<string, string> {
  const called = Map.groupBy(schemes, ({ name }) => spelled(name));
  const isAlone = (name: string) => called.get(spelled(name))?.length === 1;
  return new Map(schemes.map(({ id, name }) => [id, isAlone(name) ? name : `${name.trim()} (${id})`]));
}

type Word = 'columnItem' | 'columnSize' | 'columnItemId' | 'columnSizeId';

function word(key: Word): string {
  return say(menuSchemePhrases, key);
}
