import dayjs from 'dayjs';
import type { Article } from './news.ts';

/** The articles to show now, in the order their editors gave them. NW-06 to NW-09 */
export function visibleArticles(articles: readonly Article[], now: Date): Article[] {
  return articles.filter((article) => articleState(article, now) === 'active');
}

export type ArticleState = 'draft' | 'scheduled' | 'active' | 'expired';

/** The state of an article: written, waiting for its date, shown, past its last day. */
export function articleState(article: Article, now: Date): ArticleState {
  if (article.status !== 'ACTIVE') return 'draft';
  if (Date.parse(article.publishDate) > now.getTime()) return 'scheduled';
  return isExpired(article, now) ? 'expired' : 'active';
}

/** Shown through the end of the expiration day. */
function isExpired({ expirationDate }: Article, now: Date): boolean {
  return Boolean(expirationDate) && dayjs(now).isAfter(dayjs(expirationDate).endOf('day'));
}
