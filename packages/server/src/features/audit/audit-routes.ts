import type { AuditEntry } from '@servery/contract';
import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditCsv } from './audit-csv.ts';
import { readEntries } from './audit-entries.ts';
import { auditReach } from './audit-reach.ts';
import { readFacets } from './audit-store.ts';

/** Rows of one export. */
const exportLimit = 50_000;
const exportPage = 1000;

/** Who did what, when, where, from which address and as whom. Reading leaves no trace; the entries cannot be changed. */
export function serveAudit(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'listAudit', async ({ query: { before, limit, ...filter }, actor }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const reach = await auditReach(scope, actor().grants);
      const entries = await readEntries(scope, { filter, reach, before, limit: limit + 1 });
      const shown = entries.slice(0, limit);
      return { entries: shown, next: entries.length > limit ? (shown.at(-1)?.sequence ?? null) : null };
    }),
  );

  serve(app, guard, 'auditFacets', async ({ actor }) =>
    database.inCompany(actor().companyId, async (scope) => readFacets(scope, await auditReach(scope, actor().grants))),
  );

  serve(app, guard, 'exportAudit', async ({ query: filter, actor, reply }) => {
    const entries = await database.inCompany(actor().companyId, async (scope) => {
      const reach = await auditReach(scope, actor().grants);
      const all: AuditEntry[] = [];
      for (let before: number | undefined; all.length < exportLimit; before = all.at(-1)?.sequence) {
        const page = await readEntries(scope, { filter, reach, before, limit: exportPage });
        all.push(...page);
        if (page.length < exportPage) break;
      }
      return all;
    });
    return reply
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .type('text/csv; charset=utf-8')
      .send(auditCsv(entries));
  });
}
