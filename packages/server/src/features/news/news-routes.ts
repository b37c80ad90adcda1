import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';

/** BC-17: the provider's feed, opaque to everyone. */
const providerFeed = 'THRIVE_FEED';

/** News of the user's company and of the provider; everything else looks absent. */
export function serveNews(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serve(app, guard, 'getNews', async ({ params, actor }) => {
    const companyId = params.companyId === providerFeed ? providerId : actor().companyId;
    if (params.companyId !== providerFeed && params.companyId !== companyId) throw notFound();
    const row = await database.inCompany(companyId, (scope) =>
      scope.db.selectFrom('news').select('articles').where('company_id', '=', scope.companyId).executeTakeFirst(),
    );
    return { companyId: params.companyId, articles: JSON.stringify(row?.articles ?? []) };
  });
}
