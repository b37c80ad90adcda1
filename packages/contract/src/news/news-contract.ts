import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, instantSchema } from '../wire.ts';

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

/** Of the HTML of an article, as it is sent and as it is kept. */
export const mostArticleCharacters = 50_000;

/** An article as it may be saved; only ACTIVE ones are shown. NW-06 */
const savedArticleSchema = z.strictObject({
  id: idSchema,
  title: z.string().trim().min(1).max(200),
  /** The heading that readers see; empty: the title. */
  displayTitle: z.string().trim().max(200),
  /** HTML; anything that the allow-list does not know is dropped. */
  content: z.string().max(mostArticleCharacters),
  status: z.enum(['ACTIVE', 'DRAFT']),
  publishDate: z.iso.datetime({ offset: true }),
  expirationDate: z.iso.datetime({ offset: true }).nullable(),
});

/** In the order in which they are shown. */
export const savedArticlesSchema = z
  .array(savedArticleSchema)
  .max(200)
  .superRefine((articles, context) => {
    const seen = new Set<string>();
    articles.forEach(({ id, publishDate, expirationDate }, index) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', message: 'is used twice', path: [index, 'id'] });
      seen.add(id);
      if (expirationDate !== null && Date.parse(expirationDate) < Date.parse(publishDate))
        context.addIssue({ code: 'custom', message: 'is before the publish date', path: [index, 'expirationDate'] });
    });
  });
export type SavedArticle = z.infer<typeof savedArticleSchema>;

/** EN-08; `version` rises with every save. */
const newsSchema = z.object({ companyId: z.string(), articles: z.string(), version: z.number().int() });
export type News = z.infer<typeof newsSchema>;

export const newsOperations = {
  getNews: operation({
    method: 'GET',
    path: '/api/news/:companyId',
    tag: 'News',
    summary: 'News of a company or feed; the articles are a JSON string. Who may configure them gets drafts too',
    params: companyParams,
    response: newsSchema,
  }),
  saveNews: operation({
    method: 'POST',
    path: '/api/news/',
    tag: 'News',
    summary: 'Save the news of a company or feed; another version than the one given is a conflict',
    query: companyHint,
    bodySize: 'text',
    body: z.strictObject({
      companyId: idSchema,
      articles: z.string().max(4_000_000),
      /** The version that was changed; without it the newest is replaced. */
      version: z.number().int().min(0).optional(),
    }),
    response: newsSchema,
  }),
};
