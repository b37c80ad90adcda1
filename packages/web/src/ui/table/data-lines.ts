import type { DataGroup, DataLine } from './data-table-types.ts';

type Keys<Row> = {
  readonly rowKey: (row: Row) => string;
  readonly groupOf?: ((row: Row) => DataGroup) | undefined;
  readonly folded?: ReadonlySet<string> | undefined;
};

/** The sorted rows as lines, each group under its head; a folded group has only its head. */
export function dataLines<Row>(rows: readonly Row[], { rowKey, groupOf, folded }: Keys<Row>): DataLine<Row>[] {
  if (!groupOf) return rows.map((row) => ({ kind: 'row', key: rowKey(row), row }));
  const groups = new Map<string, { group: DataGroup; members: Row[] }>();
  for (const row of rows) {
    const group = groupOf(row);
    const known = groups.get(group.id);
    if (known) known.members.push(row);
    else groups.set(group.id, { group, members: [row] });
  }
  return [...groups.values()].flatMap(({ group, members }): DataLine<Row>[] => [
    { kind: 'group', key: `group-${group.id}`, group, members },
    ...(folded?.has(group.id) ? [] : members.map((row): DataLine<Row> => ({ kind: 'row', key: rowKey(row), row }))),
  ]);
}

/** The state that a check box over several rows shows. */
export function selectionState(keys: readonly string[], selection: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selection.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Selects all of them, or none when all were. */
export function toggled(keys: readonly string[], selection: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selection);
  const isAll = selectionState(keys, selection) === 'all';
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** The rows of the lines between two, both included. */
export function rowsBetween<Row>(lines: readonly DataLine<Row>[], one: number, other: number): readonly Row[] {
  return lines
    .slice(Math.min(one, other), Math.max(one, other) + 1)
    .flatMap((line) => (line.kind === 'row' ? [line.row] : []));
}
