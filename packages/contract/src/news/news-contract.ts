import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, instantSchema } from '../wire.ts';

/** EN-09 */
export const articleSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  displayTitle: z.string(),
  content: z.string(),
  status: z.string(),
  publishDate: instantSchema,
  expirationDate: instantSchema.nullable(),
});
export type Article = z.infer<typeof articleSchema>;

export const newsOperations = {
  getNews: operation({
    method: 'GET',
    path: '/api/news/:companyId',
    tag: 'News',
    summary: 'News of a company or feed; the articles are a JSON string',
    params: companyParams,
    response: z.object({ companyId: z.string(), articles: z.string() }),
  }),
};
