import type { Change, Json } from '../overrides/change.ts';

/** Whether a change puts an item or a category into another department, or an item into another category. */
export function isMove({ kind, path }: Change): boolean {
  const [list, entry, field] = path;
  if (kind !== 'SIMPLE_FIELD_CHANGED' || path.length !== 3 || typeof entry !== 'object') return false;
  if (field === 'department') return list === 'items' || list === 'categories';
  return list === 'items' && field === 'category';
}

/** Which move each other change goes with: its second field, its places in the orders of departments, the items of a category. */
export function movesOf(changes: readonly Change[]) {
  const moved = Map.groupBy(changes.filter(isMove), keyOf);
  const categories = Map.groupBy(
    [...moved.values()].flat().filter(({ path }) => path[0] === 'categories'),
    wayOf,
  );
  const owners = new Map([...moved].map(([key, moves]) => [key, ownerOfMoves(moves, categories)]));
  return {
    ownerOf: (change: Change): Change | undefined => {
      if (isMove(change)) return owners.get(keyOf(change));
      const [first, , list] = change.path;
      if (first !== 'departments' || change.path.length !== 3) return undefined;
      const id = movedThrough(change, (one) => owners.has(`${list} ${one}`));
      return owners.get(`${list} ${id}`);
    },
  };
}

/** The change of the department, else of the category. An item that keeps its category moves with it, where only one category took that way. */
function ownerOfMoves(
  moves: readonly Change[],
  categories: ReadonlyMap<string, readonly Change[]>,
): Change | undefined {
  const owner = moves.find(({ path }) => path[2] === 'department') ?? moves[0];
  if (owner === undefined || moves.length > 1 || owner.path[2] === 'category') return owner;
  const [category = owner, ...others] = categories.get(wayOf(owner)) ?? [];
  return others.length === 0 ? category : owner;
}

function wayOf({ from = null, to = null }: Change): string {
  return JSON.stringify([from, to]);
}

function keyOf({ path: [list, entry] }: Change): string {
  return `${list} ${typeof entry === 'object' && 'id' in entry ? entry.id : ''}`;
}

/** Which of the entries that move an order gains, loses or, where nothing else changes its place, puts elsewhere. */
function movedThrough({ kind, from, to }: Change, hasMoved: (id: Json) => boolean): Json | undefined {
  if (kind === 'ARRAY_ELEMENT_ADDED') return to;
  if (kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED') return from;
  if (kind !== 'ARRAY_REORDERED' || !Array.isArray(from) || !Array.isArray(to)) return undefined;
  const rest = (order: readonly Json[]) => order.filter((id) => !hasMoved(id));
  const stayed = rest(to);
  if (!rest(from).every((id, at) => id === stayed[at])) return undefined;
  return to.findLast(hasMoved);
}
