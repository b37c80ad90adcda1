import { z } from 'zod';
import type { Routes } from '../../../access/routes.ts';
import type { JobQueue, Jobs } from '../../../platform/jobs.ts';
import { admit, limitExceeded } from '../../../sign-in/rate-limits.ts';
import { changeView, deleteView, listViews, readView, saveView } from './report-views-store.ts';
import { letterOf, type ViewMailSettings } from './view-mails.ts';

const exampleSchema = z.object({ companyId: z.string(), viewId: z.string() });
const exampleQueue: JobQueue<z.infer<typeof exampleSchema>> = { name: 'report-view-mail', schema: exampleSchema };
const examplesToPerson = { name: 'report-view-mail', count: 5, minutes: 10 };

export interface ReportViewsSettings extends ViewMailSettings {
  readonly jobs: Jobs;
}

/** Views that people save of reports, each one's own, and their mail. */
export function serveReportViews(route: Routes, settings: ReportViewsSettings): void {
  const { database, jobs, mailer, publicUrl } = settings;
  jobs.handle(exampleQueue, async ({ companyId, viewId }) => {
    const mail = await database.inCompany(companyId, async (scope) => {
      const row = await scope.db
        .selectFrom('report_views')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', '=', viewId)
        .executeTakeFirst();
      return row && letterOf(scope, { row, now: Date.now(), publicUrl, isExample: true });
    });
    if (mail !== undefined) await mailer.send(mail);
  });

  route.company('listReportViews', async (scope, { actor }) => ({
    views: [...(await listViews(scope, actor.userId))],
  }));
  route.company('saveReportView', (scope, { actor, body }) => saveView(scope, actor, body));
  route.company('changeReportView', (scope, { actor, params, body }) =>
    changeView(scope, actor, { id: params.viewId, asked: body }),
  );
  route.company('deleteReportView', async (scope, { actor, params }) => {
    await deleteView(scope, actor.userId, params.viewId);
    return {};
  });

  route('mailReportView', async ({ actor, params }) => {
    const { companyId, userId, email } = actor();
    const { viewId } = params;
    await database.inCompany(companyId, (scope) => readView(scope, userId, viewId));
    if (!(await database.lookup((db) => admit(db, examplesToPerson, userId)))) throw limitExceeded(examplesToPerson);
    await database.inCompany(companyId, (scope) =>
      jobs.enqueue(scope, exampleQueue, { data: { companyId, viewId }, startAfter: new Date() }),
    );
    return { email };
  });
}
