import type { BodyOf, Operations, WorkflowExecution } from '@servery/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../access/actor.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { invalid } from '../../../platform/fault.ts';
import { newId } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { endWaiting } from '../end-publications.ts';
import { completeIfDone } from '../publication-completion.ts';
import type { WorkflowName } from '../publication-plan.ts';
import { findPublication } from '../publications-store.ts';
import { moveTo, readNotBegun } from './not-begun.ts';

interface RescheduleAsked {
  readonly workflow: WorkflowName;
  readonly body: BodyOf<Operations['rescheduleSync']>;
  readonly jobs: Jobs;
}

/**
 * PB-18 PB-19: a selection that covers everything not begun moves the workflow as it is; a part of it is terminated there
 * and scheduled again as a workflow of its own, with the versions that were named before.
 */
export async function reschedule(
  scope: CompanyScope,
  actor: Actor,
  { workflow, body, jobs }: RescheduleAsked,
): Promise<WorkflowExecution> {
  const publication = await findPublication(scope, workflow, body.wfExec);
  const open = await readNotBegun(scope, publication.id);
  const asked = body.locationIds === undefined ? undefined : new Set(body.locationIds);
  const selected = open.filter((row) => asked === undefined || asked.has(row.location_id));
  if (selected.length === 0)
    throw invalid('NOTHING_TO_RESCHEDULE', 'Everything selected has already started or ended.', 'body.locationIds');
  const time = new Date(Math.max(Date.now(), body.rescheduleTime));
  const execution =
    selected.length === open.length
      ? body.wfExec
      : await splitOff(scope, actor, {
          publicationId: publication.id,
          locationIds: selected.map((row) => row.location_id),
        });
  await moveTo(scope, jobs, { publicationId: execution.workflowId, rows: selected, time });
  // A time that is named ends a hold.
  await scope.db
    .updateTable('publications')
    .set({ sync_date: time, held_at: null, held_by_name: null })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', execution.workflowId)
    .execute();
  await writeAudit(scope, actor, {
    action: 'RESCHEDULE',
    subject: `publication:${execution.workflowId}`,
    details: {
      locations: selected.length,
      to: time.toISOString(),
      from: publication.id,
    },
  });
  return execution;
}

/** PB-20: terminates what lies ahead for one location, in every workflow of this kind. */
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
  readonly locationIds: readonly string[];
}

async function splitOff(
  scope: CompanyScope,
  actor: Actor,
  { publicationId, locationIds }: PartOfPublication,
): Promise<WorkflowExecution> {
  const execution = { workflowId: newId('pub'), runId: newId('run') };
  await sql`
    INSERT INTO publications (company_id, id, run_id, workflow, action, name, strategy, started_by, started_by_name, sync_date)
    SELECT company_id, ${execution.workflowId}, ${execution.runId}, workflow, action, name, strategy, ${actor.userId}, ${actor.name}, sync_date
    FROM publications WHERE company_id = ${scope.companyId} AND id = ${publicationId}`.execute(scope.db);
  await sql`
    INSERT INTO publication_locations (company_id, publication_id, location_id, batch, due_at, state, plan)
    SELECT company_id, ${execution.workflowId}, location_id, batch, due_at, state, plan
    FROM publication_locations WHERE company_id = ${scope.companyId} AND publication_id = ${publicationId} AND location_id = ${anyOf(locationIds)}`.execute(
    scope.db,
  );
  await scope.db
    .updateTable('publication_locations')
    .set({ state: 'TERMINATED', ended_at: new Date(), error: 'It was rescheduled.' })
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('location_id', '=', anyOf(locationIds))
    .execute();
  await completeIfDone(scope, publicationId);
  return execution;
}
