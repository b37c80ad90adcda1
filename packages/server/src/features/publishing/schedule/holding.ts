import type { WorkflowExecution } from '@servery/contract';
import type { AuditAction } from '@servery/domain';
import type { Actor } from '../../../access/actor.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/fault.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { WorkflowName } from '../publication-plan.ts';
import { findPublication } from '../publications-store.ts';
import { advance } from '../rollout/advance.ts';

interface Holding {
  readonly workflow: WorkflowName;
  readonly execution: WorkflowExecution;
}

/**
 * Keeps the locations that have not begun from beginning: a worker passes held locations by, and their waves leave the index of open work.
 * Work that runs is finished.
 */
export async function hold(
  scope: CompanyScope,
  actor: Actor,
  { workflow, execution }: Holding,
): Promise<WorkflowExecution> {
  const { id, held_at } = await findPublication(scope, workflow, execution);
  if (held_at !== null) return execution;
  const held = await advance(scope, id, { event: { kind: 'held' }, means: { actor } });
  if (held === undefined || held.before.isHeld) return execution;
  if (held.changed === 0) throw invalid('NOTHING_TO_HOLD', 'Everything has already started or ended.', 'body');
  await writeHolding(scope, actor, { action: 'HOLD', publicationId: id, locations: held.changed });
  return execution;
}

/** Continues a held publication: a time that has passed becomes now, and the later waves keep their distance to it. */
export async function resume(
  scope: CompanyScope,
  actor: Actor,
  { workflow, execution, jobs }: Holding & { readonly jobs: Jobs },
): Promise<WorkflowExecution> {
  const { id, held_at } = await findPublication(scope, workflow, execution);
  if (held_at === null) return execution;
  const event = { kind: 'resumed', nowMillis: Date.now() } as const;
  const resumed = await advance(scope, id, { event, means: { actor, jobs } });
  if (resumed?.before.isHeld === true)
    await writeHolding(scope, actor, { action: 'RESUME', publicationId: id, locations: resumed.changed });
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
