import type { Change, Json, Path } from '../change.ts';
import { type ListChanges, type OrderedName, orderedNames } from '../list-changes.ts';
import { keyOfMark } from '../members.ts';
import { anchorResolver } from './anchors.ts';

/** The sum of two successive changes of one array; the caller composes the contents. */
export function composeLists(path: Path, first: ListChanges, second: ListChanges): ListChanges {
  const orders = composedOrders(first, second);
  return {
    removed: new Map([...first.removed, ...removedLater(first, second)]),
    order: orders === undefined ? undefined : orderChange(path, orders),
    added: new Map([...addedEarlier(first, second), ...second.added]),
  };
}

/** The elements from before the first that the second took out, named by their places of that time. */
function removedLater(first: ListChanges, second: ListChanges): [string, Change][] {
  const removed = [...second.removed].filter(([key]) => !first.added.has(key));
  if (first.order === undefined) {
    const skip = skipping(first.added);
    return removed.map(([key, change]) => [key, { ...change, after: skip(change.after) }]);
  }
  const order = orderedNames(first.order.from);
  const places = new Map(order.map(({ key }, at) => [key, at]));
  const place = (key: string) => places.get(key) ?? order.length;
  removed.sort(([left], [right]) => place(right) - place(left));
  return removed.map(([key, change]) => [key, { ...change, after: order[place(key) - 1]?.mark ?? null }]);
}

/** The elements that the first brought in and the second left there, named by their neighbors of the time after both. */
function addedEarlier(first: ListChanges, second: ListChanges): [string, Change][] {
  const added = [...first.added].filter(([key]) => !second.removed.has(key));
  if (second.order === undefined) {
    const skip = skipping(second.removed);
    return added.map(([key, change]) => [key, { ...change, after: skip(change.after) }]);
  }
  const order = orderedNames(second.order.to);
  return order.flatMap(({ key }, at): [string, Change][] => {
    const change = first.added.get(key);
    return change === undefined ? [] : [[key, { ...change, after: order[at - 1]?.mark ?? null }]];
  });
}

/** Leads `after` past elements that are not there. */
function skipping(gone: ReadonlyMap<string, Change>): (after: Json | undefined) => Json {
  const resolve = anchorResolver(new Map([...gone].map(([key, change]) => [key, change.after ?? null])));
  return (after) => resolve(after ?? null);
}

interface Orders {
  readonly from: readonly OrderedName[];
  readonly to: readonly OrderedName[];
}

/** The order before the first and after the second, of the elements that were there all the time. */
function composedOrders(first: ListChanges, second: ListChanges): Orders | undefined {
  const stayed = ({ key }: OrderedName) => !second.removed.has(key);
  const isOld = ({ key }: OrderedName) => !first.added.has(key);
  const from = first.order
    ? orderedNames(first.order.from).filter(stayed)
    : orderedNames(second.order?.from).filter(isOld);
  const to = second.order ? orderedNames(second.order.to).filter(isOld) : orderedNames(first.order?.to).filter(stayed);
  return from.every(({ key }, at) => key === to[at]?.key) ? undefined : { from, to };
}

function orderChange(path: Path, { from, to }: Orders): Change {
  return { kind: 'ARRAY_REORDERED', path, from: from.map(({ name }) => name), to: to.map(({ name }) => name) };
}

/** Whether everything that went out came back to its place. */
export function isRoundTrip({ removed, order, added }: ListChanges): boolean {
  if (order !== undefined || removed.size !== added.size || added.size === 0) return false;
  const gone = [...removed].reverse();
  return [...added].every(([key, change], at) => {
    const [goneKey, goneChange] = gone[at] ?? [];
    return key === goneKey && keyOfMark(change.after) === keyOfMark(goneChange?.after);
  });
}
