import type { Merged, MergeRules, Sides } from '../../form-draft/merge-entries.ts';
import type { Article } from '../../news/news.ts';
import { byId, isSame, type NewsEntry, replaceArticle } from './news-draft.ts';

/** News come together article by article: the place of a change is the id of its article. */
export const newsRules: MergeRules<NewsEntry> = { merge: mergeNews, copy: copyArticle };

function mergeNews({ base, mine, theirs }: Sides<NewsEntry>): Merged<NewsEntry> {
  const [before, own, other] = [byId(base.articles), byId(mine.articles), byId(theirs.articles)];
  const taken: string[] = [];
  const clashes: string[] = [];
  const decide = (id: string): Article | undefined => {
    const [was, ours, foreign] = [before.get(id), own.get(id), other.get(id)];
    if (isSame(was, foreign) || isSame(ours, foreign)) return ours;
    const isMine = ours !== undefined && !isSame(was, ours);
    (isMine ? clashes : taken).push(id);
    return isMine ? ours : foreign;
  };
  const articles = orderOf({ base, mine, theirs }).flatMap((id) => decide(id) ?? []);
  return { entry: { articles }, taken, clashes };
}

/** My order where I changed it, else theirs; an article that only the other side has comes at its own place from the top. */
function orderOf({ base, mine, theirs }: Sides<NewsEntry>): string[] {
  const ids = ({ articles }: NewsEntry) => articles.map(({ id }) => id);
  const isMine = ids(base).join() !== ids(mine).join();
  const [lead, rest] = isMine ? [ids(mine), ids(theirs)] : [ids(theirs), ids(mine)];
  const order = [...lead];
  rest.forEach((id, place) => {
    if (!order.includes(id)) order.splice(place, 0, id);
  });
  return order;
}

function copyArticle(id: string, from: NewsEntry, { articles }: NewsEntry): NewsEntry {
  const at = from.articles.findIndex((article) => article.id === id);
  const found = from.articles[at];
  if (!found) return { articles: articles.filter((article) => article.id !== id) };
  const isThere = articles.some((article) => article.id === id);
  return { articles: isThere ? replaceArticle(articles, found) : articles.toSpliced(at, 0, found) };
}
