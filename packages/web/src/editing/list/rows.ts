import { findByPath, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { withValue } from '../document/path-value.ts';

export type RowId = string | number;

/** The entities of a list that are found by their id. */
export function rowsIn(document: JsonObject, list: Path): readonly JsonObject[] {
  const rows = findByPath(document, list);
  return isList(rows) ? rows.filter(isObject) : [];
}

export function idOfRow({ id }: JsonObject): RowId {
  return typeof id === 'number' ? id : String(id);
}

export function rowPath(list: Path, id: RowId): Path {
  return [...list, { id }];
}

interface RowStep {
  readonly id: RowId;
  readonly by: -1 | 1;
}

/** The list with a row one place further up (-1) or down (1); the same document when there is no such place. */
export function withRowMoved(document: JsonObject, list: Path, { id, by }: RowStep): JsonObject {
  const rows = rowsIn(document, list);
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  const other = rows[at + by];
  if (row === undefined || other === undefined) return document;
  return withValue(document, list, rows.with(at, other).with(at + by, row));
}

/** A row, and the one whose place it takes. */
export type RowMove = { readonly id: RowId; readonly to: RowId };

/** The list with a row in the place of another one, which makes room: also past rows that are not shown. */
export function withRowAt(document: JsonObject, list: Path, move: RowMove): JsonObject {
  const rows = rowsIn(document, list);
  const placeOf = (id: RowId) => rows.findIndex((row) => row.id === id);
  const [from, to] = [placeOf(move.id), placeOf(move.to)];
  const row = rows[from];
  if (row === undefined || to < 0) return document;
  return withValue(document, list, rows.toSpliced(from, 1).toSpliced(to, 0, row));
}

interface RowBack {
  readonly id: RowId;
  /** The document that has the row. */
  readonly source: JsonObject;
}

/** The list with a row that another document has, behind the row that it follows there. */
export function withRowBack(document: JsonObject, list: Path, { id, source }: RowBack): JsonObject {
  const there = rowsIn(source, list);
  const place = there.findIndex((row) => row.id === id);
  const row = there[place];
  if (row === undefined) return document;
  const rows = rowsIn(document, list).filter((one) => one.id !== id);
  const before = new Set(there.slice(0, place).map(idOfRow));
  const at = rows.findLastIndex((one) => before.has(idOfRow(one))) + 1;
  return withValue(document, list, rows.toSpliced(at, 0, row));
}

/** The list in the order of another document; rows that it does not know come last. */
export function inOrderOf(document: JsonObject, list: Path, source: JsonObject): JsonObject {
  const order = new Map(rowsIn(source, list).map((row, at) => [idOfRow(row), at]));
  const placeOf = (row: JsonObject) => order.get(idOfRow(row)) ?? order.size;
  return withValue(
    document,
    list,
    rowsIn(document, list).toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
}

/** Reads the order of the rows that `source` has too: rows that others added or took away make no other order. */
export function orderOf(list: Path, source: JsonObject, draft: JsonObject): (document: JsonObject) => Json {
  const drafted = new Set(rowsIn(draft, list).map(idOfRow));
  const shared = new Set(
    rowsIn(source, list)
      .map(idOfRow)
      .filter((id) => drafted.has(id)),
  );
  return (document) =>
    rowsIn(document, list)
      .map(idOfRow)
      .filter((id) => shared.has(id));
}

/** Rows that `source` has and the document has not. */
export function rowsGone(document: JsonObject, list: Path, source: JsonObject): readonly JsonObject[] {
  if (findByPath(document, list) === findByPath(source, list)) return [];
  const ids = new Set(rowsIn(document, list).map(idOfRow));
  return rowsIn(source, list).filter((row) => !ids.has(idOfRow(row)));
}

/** A number that no row has; drawn, so that two levels that add a row do not draw the same. */
export function newNumberId(rows: readonly { readonly id: number }[]): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = 1000 + (drawn % 2_000_000_000);
  return rows.some((row) => row.id === id) ? newNumberId(rows) : id;
}
