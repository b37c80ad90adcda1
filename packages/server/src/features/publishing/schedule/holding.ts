import type { WorkflowExecution } from '@servery/contract';
import type { AuditAction } from '@servery/domain';
import type { Actor } from '../../../access/actor.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/fault.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { tellStopped } from '../publication-notices.ts';
import type { WorkflowName } from '../publication-plan.ts';
import { findPublication } from '../publications-store.ts';
import { firstDue, moveTo, readNotBegun } from './not-begun.ts';

interface Holding {
  readonly workflow: WorkflowName;
  readonly execution: WorkflowExecution;
}

/**
 * Keeps what has not begun from beginning: a worker passes held locations by, and their batches leave the index of open work.
 * What runs is finished.
 */
export async function hold(
  scope: CompanyScope,
  actor: Actor,
  { workflow, execution }: Holding,
): Promise<WorkflowExecution> {
  const { id, held_at } = await findPublication(scope, workflow, execution);
  if (held_at !== null) return execution;
  const { numUpdatedRows } = await scope.db
    .updateTable('publication_locations')
    .set({ is_held: true })
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', id)
    .where('state', 'in', ['SCHEDULED', 'WAITING'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid('NOTHING_TO_HOLD', 'Everything has already started or ended.', 'body');
  await scope.db
    .updateTable('publications')
    .set({ held_at: new Date(), held_by_name: actor.name })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
  await scope.db
    .deleteFrom('open_batches')
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', id)
    .where('batch', 'not in', (query) =>
      query
        .selectFrom('publication_locations')
        .select('batch')
        .where('company_id', '=', scope.companyId)
        .where('publication_id', '=', id)
        .where('state', '=', 'RUNNING'),
    )
    .execute();
  await tellStopped(scope, { publicationId: id, state: 'HELD', by: actor });
  await writeHolding(scope, actor, { action: 'HOLD', publicationId: id, locations: Number(numUpdatedRows) });
  return execution;
}

/** Continues what was held: a time that has passed becomes now, and the later batches keep their distance to it. */
export async function resume(
  scope: CompanyScope,
  actor: Actor,
  { workflow, execution, jobs }: Holding & { readonly jobs: Jobs },
): Promise<WorkflowExecution> {
  const { id, held_at } = await findPublication(scope, workflow, execution);
  if (held_at === null) return execution;
  const rows = await readNotBegun(scope, id);
  if (rows.length > 0)
    await moveTo(scope, jobs, {
      publicationId: id,
      rows,
      time: new Date(Math.max(Date.now(), firstDue(rows).getTime())),
    });
  await scope.db
    .updateTable('publications')
    .set({ held_at: null, held_by_name: null })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
  await tellStopped(scope, { publicationId: id, state: 'CONTINUED', by: actor });
  await writeHolding(scope, actor, { action: 'RESUME', publicationId: id, locations: rows.length });
  return execution;
}

interface HoldingEntry {
  readonly action: AuditAction;
  readonly publicationId: string;
  readonly locations: number;
}

function writeHolding(
  scope: CompanyScope,
  actor: Actor,
  { action, publicationId, locations }: HoldingEntry,
): Promise<void> {
  return writeAudit(scope, actor, { action, subject: `publication:${publicationId}`, details: { locations } });
}
