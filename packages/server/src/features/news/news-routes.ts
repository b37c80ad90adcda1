import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { articlesFor, mayConfigureNews, newsOwner, parseArticles, requireNewsRights } from './news-service.ts';
import { readNews, writeNews } from './news-store.ts';

/** News of the user's company and of the provider; everything else looks absent. NW-02 to NW-05 */
export function serveNews(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serve(app, guard, 'getNews', async ({ params, actor }) => {
    const companyId = await newsOwner({ database, providerId }, actor(), params.companyId);
    const { articles, version } = await database.inCompany(companyId, readNews);
    const isEditor = mayConfigureNews(actor(), params.companyId, providerId);
    return {
      companyId: params.companyId,
      articles: JSON.stringify(articlesFor(isEditor, articles)),
      version,
    };
  });

  serve(app, guard, 'saveNews', async ({ body, actor }) => {
    const companyId = await newsOwner({ database, providerId }, actor(), body.companyId);
    requireNewsRights(actor(), body.companyId, providerId);
    const articles = parseArticles(body.articles);
    return database.inCompany(companyId, async (scope) => {
      const version = await writeNews(scope, articles, body.version);
      if (version === undefined) {
        const now = await readNews(scope);
        const current = { companyId: body.companyId, articles: JSON.stringify(now.articles), version: now.version };
        throw new Fault(409, 'CONFLICT', { extra: { current } });
      }
      await writeAudit(scope, actor(), 'SAVE_NEWS', `news:${body.companyId}`, {
        version,
        articles: articles.length,
        active: articles.filter(({ status }) => status === 'ACTIVE').length,
      });
      return { companyId: body.companyId, articles: JSON.stringify(articles), version };
    });
  });
}
