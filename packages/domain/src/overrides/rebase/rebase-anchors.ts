import type { Change, Json } from '../change.ts';
import { type ListChanges, markOfAdded, orderedNames } from '../list-changes.ts';
import { keyOfMark } from '../members.ts';
import { anchorResolver } from './anchors.ts';

/** The elements that one side puts behind one element that both sides keep, in order. */
interface Chain {
  readonly mark: Json;
  readonly added: [string, Change][];
}

/**
 * Names new neighbors for the elements that I bring in, as theirs may have taken the old ones out or put something there too. Where
 * both bring something to one place, the side whose first key sorts first comes first, whichever is applied last.
 */
export function rebaseAnchors(rebased: ListChanges, mine: ListChanges, theirs: ListChanges): void {
  if (rebased.added.size === 0) return;
  const chains = chainsOf(mine, theirs);
  const others = chainsOf(theirs, mine);
  for (const [place, chain] of chains) {
    const other = others.get(place);
    let mark = other === undefined || standsFirst(chain, other) ? chain.mark : endOf(other);
    for (const [key, change] of chain.added) {
      if (!rebased.added.has(key)) continue;
      rebased.added.set(key, { ...change, after: mark });
      mark = markOfAdded(change);
    }
  }
}

function chainsOf(own: ListChanges, other: ListChanges): Map<string, Chain> {
  const resolve = anchorResolver(goneFrom(own, other));
  const chains = new Map<string, Chain>();
  const chainOf = new Map<string, Chain>();
  for (const [key, change] of own.added) {
    if (other.added.has(key)) continue;
    const mark = resolve(change.after ?? null);
    const anchor = keyOfMark(mark) ?? '';
    const chain = chainOf.get(anchor) ?? chains.get(anchor) ?? { mark, added: [] };
    chain.added.push([key, change]);
    chainOf.set(key, chain);
    if (!chainOf.has(anchor)) chains.set(anchor, chain);
  }
  return chains;
}

/** The elements that are gone once both sides are in, each with the element that was before it on this side. */
function goneFrom(own: ListChanges, other: ListChanges): Map<string, Json> {
  const gone = new Map<string, Json>();
  const order = orderedNames(own.order?.to);
  const places = new Map(order.map(({ key }, at) => [key, at]));
  for (const [key, change] of [...own.removed, ...other.removed]) {
    if (own.added.has(key)) continue;
    const place = places.get(key);
    gone.set(key, place === undefined ? (change.after ?? null) : (order[place - 1]?.mark ?? null));
  }
  return gone;
}

function standsFirst(chain: Chain, other: Chain): boolean {
  return (chain.added[0]?.[0] ?? '') < (other.added[0]?.[0] ?? '');
}

function endOf(chain: Chain): Json {
  const last = chain.added.at(-1);
  return last === undefined ? chain.mark : markOfAdded(last[1]);
}
