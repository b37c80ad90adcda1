import type { BodyOf, Operations, WorkflowExecution } from '@servery/contract';
import type { PublishWave } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../../access/actor.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/fault.ts';
import { newId } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { WorkflowName } from '../publication-plan.ts';
import { findPublication } from '../publications-store.ts';
import { advance, beginRollout } from '../rollout/advance.ts';
import { endWaiting } from '../rollout/end-publications.ts';
import { readPlans } from '../rollout/rollout-store.ts';

interface RescheduleAsked {
  readonly workflow: WorkflowName;
  readonly body: BodyOf<Operations['rescheduleSync']>;
  readonly locationIds: readonly string[];
  readonly jobs: Jobs;
}

/**
 * PB-18 PB-19: a selection that covers everything not begun moves the workflow as it is; a part of it is terminated there
 * and scheduled again as a workflow of its own, with the versions that were named before.
 */
export async function reschedule(
  scope: CompanyScope,
  actor: Actor,
  { workflow, body, locationIds, jobs }: RescheduleAsked,
): Promise<WorkflowExecution> {
  const publication = await findPublication(scope, workflow, body.wfExec);
  const timeMillis = Math.max(Date.now(), body.rescheduleTime);
  let execution: WorkflowExecution = body.wfExec;
  const splitOff = async (waves: readonly PublishWave[]) => {
    execution = await beginPart(scope, actor, { publicationId: publication.id, waves, jobs });
  };
  const moved = await advance(scope, publication.id, {
    event: { kind: 'rescheduled', locationIds, timeMillis },
    means: { jobs, splitOff },
  });
  if (moved === undefined || moved.changed === 0)
    throw invalid('NOTHING_TO_RESCHEDULE', 'Everything selected has already started or ended.', 'body.locationIds');
  const time = new Date(timeMillis);
  await scope.db
    .updateTable('publications')
    .set({ sync_date: time })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', execution.workflowId)
    .execute();
  await writeAudit(scope, actor, {
    action: 'RESCHEDULE',
    subject: `publication:${execution.workflowId}`,
    details: {
      locations: moved.changed,
      to: time.toISOString(),
      from: publication.id,
    },
  });
  return execution;
}

/** PB-20: terminates the scheduled publications for one location, in every workflow of this kind. */
export async function unschedule(
  scope: CompanyScope,
  actor: Actor,
  { workflow, locationId }: { readonly workflow: WorkflowName; readonly locationId: string },
): Promise<number> {
  const publications = await endWaiting(scope, workflow, { locationIds: [locationId] });
  if (publications.length > 0)
    await writeAudit(scope, actor, {
      action: 'UNSCHEDULE',
      subject: `location:${locationId}`,
      details: { publications },
    });
  return publications.length;
}

interface PartOfPublication {
  readonly publicationId: string;
  readonly waves: readonly PublishWave[];
  readonly jobs: Jobs;
}

/** A publication with a part of another one's locations and their documents. */
async function beginPart(
  scope: CompanyScope,
  actor: Actor,
  { publicationId, waves, jobs }: PartOfPublication,
): Promise<WorkflowExecution> {
  const execution = { workflowId: newId('pub'), runId: newId('run') };
  await sql`
    INSERT INTO publications (company_id, id, run_id, workflow, action, name, strategy, started_by, started_by_name, sync_date)
    SELECT company_id, ${execution.workflowId}, ${execution.runId}, workflow, action, name, strategy, ${actor.userId}, ${actor.name}, sync_date
    FROM publications WHERE company_id = ${scope.companyId} AND id = ${publicationId}`.execute(scope.db);
  const plans = await readPlans(
    scope,
    publicationId,
    waves.flatMap(({ locationIds }) => locationIds),
  );
  await beginRollout(scope, jobs, {
    publicationId: execution.workflowId,
    event: { kind: 'accepted', waves, isScheduled: true },
    plans,
  });
  return execution;
}
