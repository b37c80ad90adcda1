import { useState } from 'react';
import type { ListEntity, ListTableProps } from './list-types.ts';

/** Lists of more rows than this can be searched. */
const searchableAbove = 8;

export type ListSearch<Row> = {
  readonly isOffered: boolean;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The rows that have every typed word in their name or in their other searched texts. */
  readonly found: readonly Row[];
};

export function useListSearch<Row extends ListEntity>({ rows, words }: ListTableProps<Row>): ListSearch<Row> {
  const [query, setQuery] = useState('');
  const isOffered = words !== undefined && (rows.length > searchableAbove || query !== '');
  const typed = isOffered ? query.toLocaleLowerCase().split(/\s+/).filter(Boolean) : [];
  const isFound = (row: Row) => {
    const text = `${row.name} ${words?.(row) ?? ''}`.toLocaleLowerCase();
    return typed.every((word) => text.includes(word));
  };
  return { isOffered, query, setQuery, found: typed.length === 0 ? rows : rows.filter(isFound) };
}
