import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import { id } from '../api/wire.ts';

/** The provider's feed, an opaque id. NW-13, BC-17 */
export const providerFeed = 'THRIVE_FEED';

/** EN-09 */
export const articleSchema = z.looseObject({
  id,
  title: z.string(),
  displayTitle: z.nullish(z.union([z.string(), z.boolean()])),
  content: z.string(),
  status: z.string(),
  publishDate: z.string(),
  expirationDate: z.nullish(z.string()),
});

export type Article = z.infer<typeof articleSchema>;
export type News = { readonly articles: readonly Article[]; readonly version: number };

/** The articles of a company or feed; one that cannot be read counts as none. NW-02 to NW-04, NW-12 */
export function newsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.news(companyId),
    queryFn: async ({ signal }): Promise<News> => {
      const { articles, version } = unwrap(
        await call('getNews', { params: { companyId }, signal, isBackground: true }),
      );
      return { articles: parseArticles(articles), version };
    },
    staleTime: 5 * 60_000,
  });
}

/** NW-03, NW-04: articles arrive as a JSON string. */
export function parseArticles(written: string): Article[] {
  if (written === '') return [];
  const read = z.safeParse(z.array(articleSchema), JSON.parse(written));
  return read.success ? read.data : [];
}
