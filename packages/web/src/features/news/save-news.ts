import type { ServerError } from '../../api/api-result.ts';
import { type Answer, call, savedMeanwhile } from '../../api/call.ts';
import { type Article, type News, parseArticles } from '../../news/news.ts';
import { toSave } from './news-draft.ts';

export type SaveAnswer =
  | { readonly status: 'saved'; readonly news: News }
  | { readonly status: 'conflict'; readonly theirs: News }
  | { readonly status: 'invalid'; readonly errors: readonly ServerError[] }
  | { readonly status: 'failed' };

/** NW-05 */
export async function saveNews(feed: string, articles: readonly Article[], version: number): Promise<SaveAnswer> {
  const written = JSON.stringify(articles.map(toSave));
  const answer = await call('saveNews', { body: { companyId: feed, articles: written, version } });
  if (answer.status === 'ok') return { status: 'saved', news: newsOf(answer.data) };
  if (answer.status === 'invalid') return { status: 'invalid', errors: answer.errors };
  const conflict = answer.status === 'conflict' ? savedMeanwhile('getNews', answer.body) : undefined;
  return conflict ? { status: 'conflict', theirs: newsOf(conflict) } : { status: 'failed' };
}

function newsOf({ articles, version }: Answer<'getNews'>): News {
  return { articles: parseArticles(articles), version };
}
