import type { AuditEntry } from '@servery/contract';
import type { JsonObject } from '@servery/domain';
import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { auditCsv } from './audit-csv.ts';
import { readNames, subjectId } from './audit-names.ts';
import { auditReach } from './audit-reach.ts';
import { type AuditPage, type AuditRow, readAudit, readFacets } from './audit-store.ts';

/** Rows of one export. */
const exportLimit = 50_000;
const exportPage = 1000;

/** Who did what, when, where, from which address and as whom. Reading leaves no trace; the entries cannot be changed. */
export function serveAudit(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'listAudit', async ({ query: { before, limit, ...filter }, actor }) =>
    database.inCompany(actor().companyId, async (scope) => {
      const reach = await auditReach(scope, actor().grants);
      const entries = await describePage(scope, { filter, reach, before, limit: limit + 1 });
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
        const page = await describePage(scope, { filter, reach, before, limit: exportPage });
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

async function describePage(scope: CompanyScope, page: AuditPage): Promise<AuditEntry[]> {
  const rows = await readAudit(scope, page);
  const names = await readNames(scope, rows);
  return rows.map((row) => describe(row, names));
}

function describe(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  return {
    sequence: row.sequence,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorName: row.actor_name,
    originalUserId: row.original_user_id,
    originalUserName: row.original_user_id === null ? null : (names.get(row.original_user_id) ?? null),
    action: row.action,
    subject: row.subject,
    subjectName: names.get(subjectId(row.subject)) ?? null,
    tenants: row.tenant_ids.map((id) => ({ id, name: names.get(id) ?? id })),
    details: isObject(row.details) ? row.details : {},
    address: row.address,
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
