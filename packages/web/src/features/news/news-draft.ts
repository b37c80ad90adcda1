import dayjs from 'dayjs';
import { z } from 'zod/mini';
import { type Article, articleSchema } from '../../news/news.ts';

export type NewsEntry = { readonly articles: readonly Article[] };

/** The same, as this computer keeps it. */
export const newsSchema = z.object({ articles: z.array(articleSchema) });

/** A new article: a draft that would show from now on. */
export function blankArticle(): Article {
  return {
    id: crypto.randomUUID(),
    title: '',
    displayTitle: '',
    content: '',
    status: 'DRAFT',
    publishDate: new Date().toISOString(),
    expirationDate: null,
  };
}

export function replaceArticle(articles: readonly Article[], changed: Article): Article[] {
  return articles.map((article) => (article.id === changed.id ? changed : article));
}

/** Puts an article so many places further down; beyond an end it stays there. */
export function moveArticle(articles: readonly Article[], id: string, by: number): Article[] {
  const from = articles.findIndex((article) => article.id === id);
  const moved = articles[from];
  if (!moved) return [...articles];
  const rest = articles.filter((article) => article.id !== id);
  const to = Math.min(Math.max(from + by, 0), rest.length);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Articles added, removed and changed; a new order counts as one. */
export function countChanges(base: readonly Article[], draft: readonly Article[]): number {
  const before = byId(base);
  const after = byId(draft);
  const changed = draft.filter((article) => !isSame(before.get(article.id), article)).length;
  const removed = base.filter(({ id }) => !after.has(id)).length;
  const kept = (articles: readonly Article[], others: ReadonlyMap<string, Article>) =>
    articles.filter(({ id }) => others.has(id)).map(({ id }) => id);
  const isReordered = kept(base, after).join() !== kept(draft, before).join();
  return changed + removed + Number(isReordered);
}

const articleFields = ['title', 'displayTitle', 'publishDate', 'expirationDate', 'content'] as const;
export type ArticleField = (typeof articleFields)[number];
type Word = 'titleMissing' | 'dateMissing' | 'expirationEarly' | 'contentLong';

/** The field and the phrase of each fault that would be refused. */
export function faultsOf(article: Article): { readonly field: ArticleField; readonly word: Word }[] {
  const start = dayjs(article.publishDate);
  const isEarly = article.expirationDate ? dayjs(article.expirationDate).isBefore(start) : false;
  return [
    ...(article.title.trim() === '' ? [{ field: 'title', word: 'titleMissing' } as const] : []),
    ...(start.isValid() ? [] : [{ field: 'publishDate', word: 'dateMissing' } as const]),
    ...(isEarly ? [{ field: 'expirationDate', word: 'expirationEarly' } as const] : []),
    ...(article.content.length > 50_000 ? [{ field: 'content', word: 'contentLong' } as const] : []),
  ];
}

/** Where a problem of an article shows. */
export function fieldIn({ id }: Pick<Article, 'id'>, field: ArticleField): string {
  return `${id}.${field}`;
}

export function fieldsIn(article: Article): readonly string[] {
  return articleFields.map((field) => fieldIn(article, field));
}

/** `articles.0.title` is shown at the title of the first article. */
export function fieldOfPath(path: string, { articles }: NewsEntry): string | undefined {
  const [, place, name] = /^articles\.(\d+)\.(\w+)/.exec(path) ?? [];
  const article = articles[Number(place)];
  const field = articleFields.find((one) => one === name);
  return article && field && fieldIn(article, field);
}

/** As the server keeps it. */
export function toSave({ id, title, displayTitle, content, status, publishDate, expirationDate }: Article) {
  return {
    id,
    title: title.trim(),
    displayTitle: typeof displayTitle === 'string' ? displayTitle.trim() : '',
    content,
    status: status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT',
    publishDate,
    expirationDate: expirationDate || null,
  };
}

export function byId(articles: readonly Article[]): Map<string, Article> {
  return new Map(articles.map((article) => [article.id, article]));
}

export function isSame(one: Article | undefined, other: Article | undefined): boolean {
  if (!one || !other) return one === other;
  return JSON.stringify(toSave(one)) === JSON.stringify(toSave(other));
}
