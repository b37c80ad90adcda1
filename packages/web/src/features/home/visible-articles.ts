import dayjs from 'dayjs';
import type { Article } from './news.ts';

/** The articles to show now, newest first. NW-06 to NW-09 */
export function visibleArticles(articles: readonly Article[], now: Date): Article[] {
  return articles
    .filter((article) => article.status === 'ACTIVE' && isPublished(article, now) && !isExpired(article, now))
    .toSorted((one, other) => Date.parse(other.publishDate) - Date.parse(one.publishDate));
}

function isPublished({ publishDate }: Article, now: Date): boolean {
  return Date.parse(publishDate) <= now.getTime();
}

/** Shown through the end of the expiration day. */
function isExpired({ expirationDate }: Article, now: Date): boolean {
  return Boolean(expirationDate) && dayjs(now).isAfter(dayjs(expirationDate).endOf('day'));
}
