import { setImmediate } from 'node:timers/promises';
import { type Article, mostArticleCharacters, type SavedArticle, savedArticlesSchema } from '@servery/contract';
import { mayOnCompany } from '@servery/domain';
import { type Actor, isProviderStaff } from '../../access/actor.ts';
import { decodeJson } from '../../platform/bodies/decode.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, forbidden, invalid, notFound } from '../../platform/fault.ts';
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

/** Only editors see drafts and scheduled posts. NW-06 NW-07 */
export function articlesFor(isEditor: boolean, articles: readonly Article[]): readonly Article[] {
  const now = Date.now();
  return isEditor
    ? articles
    : articles.filter(({ status, publishDate }) => status === 'ACTIVE' && Date.parse(publishDate) <= now);
}

/** 200 articles of a dozen fields each; the contract bounds the text. */
const articlesLimits = { inflatedBytes: 16 * 1024 * 1024, values: 10_000 };
/** Everybody who opens the home page reads the whole feed. */
const mostFeedBytes = 1024 * 1024;

/**
 * Articles out of their JSON string, checked one by one and their HTML reduced to the allow-list. The reduced HTML is stored
 * and read, so the limits count it.
 * @throws Fault 400 that names the field: `articles.0.title`
 */
export async function parseArticles(written: string): Promise<SavedArticle[]> {
  if (written.length > mostFeedBytes) throw tooLong();
  const parsed = savedArticlesSchema.safeParse(decodeJson(written === '' ? '[]' : written, articlesLimits));
  if (!parsed.success)
    throw new Fault(400, 'INVALID', {
      errors: parsed.error.issues.slice(0, 50).map(({ path, message }) => ({
        code: 'INVALID',
        message,
        path: ['articles', ...path].join('.'),
      })),
    });
  requireFewTags(parsed.data);
  const articles: SavedArticle[] = [];
  for (const [at, article] of parsed.data.entries()) {
    // Others are answered between two articles.
    await setImmediate();
    const content = sanitizeArticle(article.content);
    if (content.length > mostArticleCharacters)
      throw invalid('INVALID', `The text is too long. Use at most ${characters} characters.`, `articles.${at}.content`);
    articles.push({ ...article, content });
  }
  if (Buffer.byteLength(JSON.stringify(articles)) > mostFeedBytes) throw tooLong();
  return articles;
}

/** The cost of the reduction comes from the tags, not the words: 2,000 take some 30 ms. */
function requireFewTags(articles: readonly SavedArticle[]): void {
  let all = 0;
  for (const [at, { content }] of articles.entries()) {
    const tags = content.split('<').length - 1;
    all += tags;
    if (tags > mostTags) throw invalid('INVALID', 'Use at most 2,000 tags in a text.', `articles.${at}.content`);
  }
  if (all > 5 * mostTags)
    throw invalid('NEWS_TOO_LONG', 'Use at most 10,000 tags in all articles together.', 'articles');
}

const mostTags = 2_000;
const characters = mostArticleCharacters.toLocaleString('en-US');

function tooLong(): Fault {
  return invalid('NEWS_TOO_LONG', 'All articles together can have at most 1 MB. Delete old articles.', 'articles');
}
