import { type Article, type SavedArticle, savedArticlesSchema } from '@servery/contract';
import { mayOnCompany } from '@servery/domain';
import { type Actor, isProviderStaff } from '../../access/actor.ts';
import { decodeJson } from '../../platform/bodies/decode.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, forbidden, notFound } from '../../platform/fault.ts';
import { isCompany } from './news-store.ts';
import { sanitizeArticle } from './sanitize-article.ts';

/** BC-17 NW-13: the provider's feed, opaque to everyone. */
const providerFeed = 'THRIVE_FEED';

/**
 * The company whose news an id stands for: the actor's active company, for the provider's staff any company, or the provider's
 * behind the feed.
 * @throws Fault 404 for any other company: absent and foreign look the same
 */
export async function newsOwner(
  { database, providerId }: { readonly database: Database; readonly providerId: string },
  actor: Actor,
  id: string,
): Promise<string> {
  if (id === providerFeed) return providerId;
  if (id === actor.companyId) return id;
  if (!isProviderStaff(actor.homeCompanyId, actor.grants, providerId)) throw notFound();
  if (!(await isCompany(database, id))) throw notFound();
  return id;
}

/** NW-10 NW-11: news need the configuration permission on the whole company, the provider's feed the provider's staff besides. */
export function mayConfigureNews(actor: Actor, id: string, providerId: string): boolean {
  if (!mayOnCompany(actor.grants, ['ACCESS_CONFIGURATION_OPTIONS'])) return false;
  return id !== providerFeed || isProviderStaff(actor.homeCompanyId, actor.grants, providerId);
}

export function requireNewsRights(actor: Actor, id: string, providerId: string): void {
  if (!mayConfigureNews(actor, id, providerId)) throw forbidden();
}

/** Only editors see drafts and what is scheduled. NW-06 NW-07 */
export function articlesFor(isEditor: boolean, articles: readonly Article[]): readonly Article[] {
  const now = Date.now();
  return isEditor
    ? articles
    : articles.filter(({ status, publishDate }) => status === 'ACTIVE' && Date.parse(publishDate) <= now);
}

/** 200 articles of a dozen fields each; the contract bounds the text. */
const articlesLimits = { inflatedBytes: 16 * 1024 * 1024, values: 10_000 };

/**
 * Articles out of their JSON string, checked one by one and their HTML reduced to the allow-list.
 * @throws Fault 400 that names the field: `articles.0.title`
 */
export function parseArticles(written: string): SavedArticle[] {
  const parsed = savedArticlesSchema.safeParse(decodeJson(written === '' ? '[]' : written, articlesLimits));
  if (!parsed.success)
    throw new Fault(400, 'INVALID', {
      errors: parsed.error.issues.slice(0, 50).map(({ path, message }) => ({
        code: 'INVALID',
        message,
        path: ['articles', ...path].join('.'),
      })),
    });
  return parsed.data.map((article) => ({ ...article, content: sanitizeArticle(article.content) }));
}
