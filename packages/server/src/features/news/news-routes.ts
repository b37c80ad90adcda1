import type { Routes } from '../../access/routes.ts';
import { writeAudit } from '../../platform/audit.ts';
import { Fault } from '../../platform/fault.ts';
import { articlesFor, mayConfigureNews, newsOwner, parseArticles, requireNewsRights } from './news-service.ts';
import { readNews, writeNews } from './news-store.ts';

/** News of the user's company and of the provider; everything else looks absent. NW-02 to NW-05 */
export function serveNews(route: Routes, providerId: string): void {
  const { database } = route;

  route('getNews', async ({ params, actor }) => {
    const companyId = await newsOwner({ database, providerId }, actor(), params.companyId);
    const { articles, version } = await database.inCompany(companyId, readNews);
    const isEditor = mayConfigureNews(actor(), params.companyId, providerId);
    return {
      companyId: params.companyId,
      articles: JSON.stringify(articlesFor(isEditor, articles)),
      version,
    };
  });

  route('saveNews', async ({ body, actor }) => {
    const companyId = await newsOwner({ database, providerId }, actor(), body.companyId);
    requireNewsRights(actor(), body.companyId, providerId);
    const articles = await parseArticles(body.articles);
    return database.inCompany(companyId, async (scope) => {
      const version = await writeNews(scope, articles, body.version);
      if (version === undefined) {
        const now = await readNews(scope);
        const current = { companyId: body.companyId, articles: JSON.stringify(now.articles), version: now.version };
        throw new Fault(409, 'CONFLICT', { extra: { current } });
      }
      await writeAudit(scope, actor(), {
        action: 'SAVE_NEWS',
        subject: `news:${body.companyId}`,
        details: {
          version,
          articles: articles.length,
          active: articles.filter(({ status }) => status === 'ACTIVE').length,
        },
      });
      return { companyId: body.companyId, articles: JSON.stringify(articles), version };
    });
  });
}
