import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';

/** EN-09 */
const articleSchema = z.looseObject({
  id,
  title: z.string(),
  displayTitle: z.nullish(z.union([z.string(), z.boolean()])),
  content: z.string(),
  status: z.string(),
  publishDate: z.string(),
  expirationDate: z.nullish(z.string()),
});
/** NW-02 */
const newsSchema = z.looseObject({ articles: z.nullish(z.string()) });

export type Article = z.infer<typeof articleSchema>;

/** The articles of a company or feed; one that cannot be read counts as none. NW-02 to NW-04, NW-12 */
export function newsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['news', companyId],
    queryFn: async ({ signal }) => {
      const path = `/api/news/${companyId}`;
      return parseArticles(unwrap(await request({ path, schema: newsSchema, signal, isBackground: true })).articles);
    },
    staleTime: 5 * 60_000,
  });
}

/** NW-03, NW-04: articles arrive as a JSON string. */
export function parseArticles(written: string | null | undefined): Article[] {
  if (!written) return [];
  const read = z.safeParse(z.array(articleSchema), JSON.parse(written));
  return read.success ? read.data : [];
}
