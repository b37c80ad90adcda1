import { type PushContent, type PushTime, pushProblems, quietFrom } from '@servery/domain';
import { sql } from 'kysely';
import type { Store } from '../../configuration/stores/admitted-stores.ts';
import type { AuditActor } from '../../platform/audit.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/lists.ts';
import { Fault, invalid } from '../../platform/fault.ts';
import { instantOf, type TimedStore, timedStores } from './push-audience.ts';
import { linkName, linkProblems } from './push-links.ts';
import type { PushRow } from './push-messages.ts';

/** The stored form of the target that a message opens. @throws Fault 400 where no menu of its stores has it */
export async function namedOpens(
  scope: CompanyScope,
  stores: readonly Store[],
  opens: PushContent['opens'],
): Promise<string | null> {
  if (opens === null) return null;
  const name = await linkName(scope, stores, opens);
  if (name === undefined) throw invalid('NOT_ON_MENU', 'No menu of these stores has it.', 'body.opens');
  return JSON.stringify({ ...opens, name });
}

interface Planned {
  readonly row: PushRow;
  readonly stores: readonly Store[];
  /** Null: now. */
  readonly time: PushTime;
}

/**
 * Gives every store of a draft its turn. Where it is quiet then, or past, it gets none.
 * @throws Fault 400 where something keeps it from going out at all
 */
export async function planMessage(
  scope: CompanyScope,
  actor: AuditActor,
  { row, stores, time }: Planned,
): Promise<void> {
  const [problem] = pushProblems({ title: row.title, text: row.body });
  if (problem !== undefined) throw invalid('INVALID', problem.message, `body.${problem.field}`);
  const now = Date.now();
  const timed = timedStores(stores, time, now);
  const going = timed.filter(({ moment }) => moment.refusal === null);
  if (going.length === 0) throw refusalOf(timed, time);
  await requireLink(scope, going, row.opens);
  await insertRows(
    scope,
    'push_stores',
    timed.map(({ store, moment }) => ({
      company_id: scope.companyId,
      message_id: row.id,
      location_id: store.id,
      due_at: new Date(moment.at).toISOString(),
      expires_at: new Date(quietFrom(moment.at, store.timezone)).toISOString(),
      state: moment.refusal ?? 'WAITING',
    })),
  );
  const first = Math.min(...going.map(({ moment }) => moment.at));
  await scope.db
    .updateTable('push_messages')
    .set({
      ver: row.ver + 1,
      state: time === null ? 'SENDING' : 'SCHEDULED',
      store_time: time === null ? null : JSON.stringify(time),
      changed_at: sql`now()`,
      sent_name: actor.name,
      begins_at: new Date(first),
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', row.id)
    .execute();
  const details = { name: row.title, locationIds: going.map(({ store }) => store.id) };
  await writeAudit(scope, actor, {
    action: time === null ? 'SEND_PUSH' : 'SCHEDULE_PUSH',
    subject: `push:${row.id}`,
    details: time === null ? details : { ...details, time: `${time.date} ${time.time}` },
  });
}

function refusalOf(timed: readonly TimedStore[], time: PushTime): Fault {
  if (timed.length === 0) return invalid('NO_STORES', 'There is no store there.', 'body.audience.placeIds');
  if (time === null)
    return invalid('QUIET', 'It is quiet at these stores now, from 9:00 PM to 9:00 AM. Schedule it for later.');
  const isQuiet = timed.some(({ moment }) => moment.refusal === 'QUIET');
  return isQuiet
    ? invalid('QUIET', 'Choose a time between 9:00 AM and 9:00 PM.', 'body.time.time')
    : invalid('OVER', 'This time has passed at every store. Choose a later one.', 'body.time.time');
}

async function requireLink(scope: CompanyScope, timed: readonly TimedStore[], link: PushRow['opens']): Promise<void> {
  if (link === null) return;
  const stores = timed.map(({ store }) => store);
  const problems = await linkProblems(scope, stores, { link, atOf: instantOf(timed) });
  if (problems.size < stores.length) return;
  const said = link.kind === 'OFFER' ? 'The offer does not run then at any of these stores.' : 'No store has the item.';
  throw invalid('LINK', said, 'body.opens');
}

/** Ends the part that has not begun. Claimed devices may still get it. */
export async function stopMessage(scope: CompanyScope, actor: AuditActor, row: PushRow): Promise<void> {
  await scope.db
    .updateTable('push_stores')
    .set({ state: 'STOPPED' })
    .where('company_id', '=', scope.companyId)
    .where('message_id', '=', row.id)
    .where('state', 'in', ['WAITING', 'GOING'])
    .execute();
  await scope.db
    .updateTable('push_messages')
    .set({ ver: row.ver + 1, state: 'STOPPED', changed_at: sql`now()`, ended_at: sql`now()`, sent_name: actor.name })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', row.id)
    .execute();
  await writeAudit(scope, actor, { action: 'STOP_PUSH', subject: `push:${row.id}`, details: { name: row.title } });
}

/** @throws Fault 409 once somebody may have got it: messages that guests got stay on record */
export async function deleteMessage(scope: CompanyScope, actor: AuditActor, row: PushRow): Promise<void> {
  if ((row.outcomes.CLAIMED ?? 0) > 0) throw new Fault(409, 'CONFLICT');
  await scope.db
    .deleteFrom('push_messages')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', row.id)
    .execute();
  await writeAudit(scope, actor, { action: 'DELETE_PUSH', subject: `push:${row.id}`, details: { name: row.title } });
}
