import type { Article } from '../../news/news.ts';
import { byId, isSame } from './news-draft.ts';

/** An article that both sides changed; null where theirs is gone. */
export type Clash = { readonly id: string; readonly mine: Article; readonly theirs: Article | null };
export type Merged = { readonly articles: readonly Article[]; readonly clashes: readonly Clash[] };

type Sides = {
  readonly base: readonly Article[];
  readonly mine: readonly Article[];
  readonly theirs: readonly Article[];
};

/** Puts two edits of the same news together, article by article; where both changed one, mine stands and is named. */
export function mergeNews({ base, mine, theirs }: Sides): Merged {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const clashes: Clash[] = [];
  const decide = (id: string): Article | null => {
    const [was, ours, foreign] = [before.get(id), own.get(id), other.get(id)];
    if (isSame(was, ours)) return foreign ?? null;
    if (isSame(was, foreign) || isSame(ours, foreign)) return ours ?? null;
    if (!ours) return foreign ?? null;
    clashes.push({ id, mine: ours, theirs: foreign ?? null });
    return ours;
  };
  const articles = orderOf({ base, mine, theirs }).flatMap((id) => decide(id) ?? []);
  return { articles, clashes };
}

/** My order where I changed it, else theirs; what only the other side has comes at its own place from the top. */
function orderOf({ base, mine, theirs }: Sides): string[] {
  const ids = (articles: readonly Article[]) => articles.map(({ id }) => id);
  const isMine = ids(base).join() !== ids(mine).join();
  const [lead, rest] = isMine ? [ids(mine), ids(theirs)] : [ids(theirs), ids(mine)];
  const order = [...lead];
  rest.forEach((id, place) => {
    if (!order.includes(id)) order.splice(place, 0, id);
  });
  return order;
}
