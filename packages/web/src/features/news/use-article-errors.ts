import type { ServerError } from '../../api/api-result.ts';
import type { Article } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { type ArticleErrors, type ArticleField, faultsOf } from './news-draft.ts';

type Known = { readonly id: string; readonly field: ArticleField; readonly message: string };
const fields = ['title', 'displayTitle', 'publishDate', 'expirationDate', 'content'] as const;

/** What is wrong, article by article: what one sees while typing, and what the server refused, at its field. */
export function useArticleErrors(articles: readonly Article[], refused: readonly ServerError[], isTried: boolean) {
  const t = usePhrases(newsEditorPhrases);
  const own: Known[] = articles.flatMap((article) =>
    faultsOf(article).map(({ field, word }) => ({ id: article.id, field, message: t(word) })),
  );
  const all = [...own, ...refused.flatMap((error) => knownOf(error, articles))];
  const wrong = [...new Set(own.map(({ id }) => id))];
  return {
    /** Ids of the articles that cannot be saved. */
    wrong,
    count: own.length,
    of: (id: string): ArticleErrors => {
      const shown = all.filter((error) => error.id === id && (isTried || error.field !== 'title'));
      return Object.fromEntries(shown.map(({ field, message }) => [field, message]));
    },
  };
}

/** `articles.0.title` → the title of the first article. */
function knownOf({ path, message, code }: ServerError, articles: readonly Article[]): Known[] {
  const [, place, name] = /^articles\.(\d+)\.(\w+)/.exec(path ?? '') ?? [];
  const article = articles[Number(place)];
  const field = fields.find((one) => one === name);
  return article && field ? [{ id: article.id, field, message: message ?? code }] : [];
}
