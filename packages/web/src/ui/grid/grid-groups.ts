import type { GridLine } from './grid-types.ts';

export type ColumnGroup = { readonly name: string; readonly columns: number; readonly first: string };

/** The groups of the columns, from left to right; empty where no column has one. */
export function columnGroups(columns: readonly GridLine[]): readonly ColumnGroup[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  const groups: ColumnGroup[] = [];
  for (const [at, { id, group = '' }] of columns.entries()) {
    const last = groups.at(-1);
    if (last && !startsGroup(columns, at)) groups[groups.length - 1] = { ...last, columns: last.columns + 1 };
    else groups.push({ name: group, columns: 1, first: id });
  }
  return groups;
}

/** Whether a column begins a group and another column comes before it. */
export function startsGroup(columns: readonly GridLine[], at: number): boolean {
  return at > 0 && columns[at - 1]?.group !== columns[at]?.group;
}
