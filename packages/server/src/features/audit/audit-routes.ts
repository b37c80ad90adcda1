import type { AuditEntry } from '@servery/contract';
import { audit } from '../../access/access-table.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { Routes } from '../../access/routes.ts';
import { auditCsv } from './audit-csv.ts';
import { readEntries } from './audit-entries.ts';
import { readFacets } from './audit-store.ts';

/** Rows of one export. */
const exportLimit = 50_000;
const exportPage = 1000;

/** The entries: the person, the action, its time and place, the address, and the person acted as. Reading leaves no trace; the entries cannot be changed. */
export function serveAudit(route: Routes): void {
  route.company('listAudit', async (scope, { query: { before, limit, ...filter }, actor }) => {
    const reach = await reachByRight(scope, actor.grants, audit);
    const entries = await readEntries(scope, { filter, reach, before, limit: limit + 1 });
    const shown = entries.slice(0, limit);
    return { entries: shown, next: entries.length > limit ? (shown.at(-1)?.sequence ?? null) : null };
  });

  route.company('auditFacets', async (scope, { actor }) =>
    readFacets(scope, await reachByRight(scope, actor.grants, audit)),
  );

  route('exportAudit', async ({ query: filter, actor, reply }) => {
    const entries = await route.database.inCompany(actor().companyId, async (scope) => {
      const reach = await reachByRight(scope, actor().grants, audit);
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
