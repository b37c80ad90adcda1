import { z } from 'zod/mini';
import type { ServerError } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import { type Article, type News, newsSchema, parseArticles } from '../../news/news.ts';
import { toSave } from './news-draft.ts';

export type SaveAnswer =
  | { readonly status: 'saved'; readonly news: News }
  | { readonly status: 'conflict'; readonly theirs: News }
  | { readonly status: 'invalid'; readonly errors: readonly ServerError[] }
  | { readonly status: 'failed' };

const conflictSchema = z.looseObject({ current: newsSchema });

/** NW-05 */
export async function saveNews(feed: string, articles: readonly Article[], version: number): Promise<SaveAnswer> {
  const answer = await request({
    method: 'POST',
    path: '/api/news/',
    body: { companyId: feed, articles: JSON.stringify(articles.map(toSave)), version },
    schema: newsSchema,
  });
  if (answer.status === 'ok') return { status: 'saved', news: newsOf(answer.data) };
  if (answer.status === 'invalid') return { status: 'invalid', errors: answer.errors };
  const conflict = answer.status === 'conflict' ? z.safeParse(conflictSchema, answer.body).data : undefined;
  return conflict ? { status: 'conflict', theirs: newsOf(conflict.current) } : { status: 'failed' };
}

function newsOf({ articles, version }: z.infer<typeof newsSchema>): News {
  return { articles: parseArticles(articles), version };
}
