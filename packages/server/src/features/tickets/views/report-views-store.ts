import { type BodyOf, mostReportViews, type Operations, type ReportView } from '@servery/contract';
import { type GrantTarget, isTimeZone, localTimeIn, nextReportMail } from '@servery/domain';
import { type Selectable, sql } from 'kysely';
import { reportRights } from '../../../access/access-table.ts';
import type { Actor } from '../../../access/actor.ts';
import { reachByRight } from '../../../access/reach-by-right.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { holdLock } from '../../../platform/database/locks/hold-lock.ts';
import type { ReportViewsTable } from '../../../platform/database/tables/sales-tables.ts';
import { invalid, notFound } from '../../../platform/fault.ts';
import { newId } from '../../../platform/ids.ts';

export type AskedView = BodyOf<Operations['saveReportView']>;
export type ViewRow = Selectable<ReportViewsTable>;

/** The views of a person, by name. */
export async function listViews(scope: CompanyScope, userId: string): Promise<readonly ReportView[]> {
  const rows = await ownViews(scope, userId).selectAll().select(sentOn).orderBy(sql`lower(name)`).execute();
  const zones = await zonesOf(scope);
  return rows.map((row) => viewOf(row, zones));
}

/** @throws Fault where there are too many, or one of this name */
export async function saveView(scope: CompanyScope, actor: Actor, asked: AskedView): Promise<ReportView> {
  const { db, companyId } = scope;
  await waitForViews(scope, actor.userId);
  const known = await ownViews(scope, actor.userId).select(['id']).execute();
  if (known.length >= mostReportViews)
    throw invalid(
      'TOO_MANY_VIEWS',
      `You have ${mostReportViews} saved views. Delete one before you save another.`,
      'body.name',
    );
  await requireFreeName(scope, actor.userId, { ...asked, id: '' });
  const id = newId('view');
  const mail = await mailColumns(scope, actor, { asked, sentOn: null });
  const { report, name, address } = asked;
  await db
    .insertInto('report_views')
    .values({ company_id: companyId, id, user_id: actor.userId, report, name, address, mail_sent_on: null, ...mail })
    .execute();
  return readView(scope, actor.userId, id);
}

/** @throws Fault where it is not the person's, or another has this name */
export async function changeView(
  scope: CompanyScope,
  actor: Actor,
  { id, asked }: { readonly id: string; readonly asked: AskedView },
): Promise<ReportView> {
  await waitForViews(scope, actor.userId);
  const before = await readView(scope, actor.userId, id);
  await requireFreeName(scope, actor.userId, { ...asked, id });
  const { report, name, address } = asked;
  const mail = await mailColumns(scope, actor, { asked, sentOn: before.mail?.sentOn ?? null });
  await ownView(scope, actor.userId, id)
    .set({ report, name, address, ...mail })
    .execute();
  return readView(scope, actor.userId, id);
}

/** @throws Fault where it is not the person's */
export async function deleteView(scope: CompanyScope, userId: string, id: string): Promise<void> {
  await readView(scope, userId, id);
  await scope.db
    .deleteFrom('report_views')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** @throws Fault where it is not the person's */
export async function readView(scope: CompanyScope, userId: string, id: string): Promise<ReportView> {
  const row = await ownViews(scope, userId).where('id', '=', id).selectAll().select(sentOn).executeTakeFirst();
  if (row === undefined) throw notFound();
  return viewOf(row, await zonesOf(scope));
}

function ownViews({ db, companyId }: CompanyScope, userId: string) {
  return db.selectFrom('report_views').where('company_id', '=', companyId).where('user_id', '=', userId);
}

function ownView({ db, companyId }: CompanyScope, userId: string, id: string) {
  return db
    .updateTable('report_views')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '=', id);
}

/** A date of PostgreSQL as its text. */
export const sentOn = sql<string | null>`mail_sent_on::text`.as('sent_on');

/** Saves of one person wait for each other, so that none is beyond the limit. */
async function waitForViews({ db, companyId }: CompanyScope, userId: string): Promise<void> {
  await holdLock(db, `report views ${companyId} ${userId}`);
}

interface NamedView extends Pick<AskedView, 'report' | 'name'> {
  readonly id: string;
}

async function requireFreeName(scope: CompanyScope, userId: string, { id, report, name }: NamedView): Promise<void> {
  const taken = await ownViews(scope, userId)
    .select('id')
    .where('report', '=', report)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken !== undefined)
    throw invalid('NAME_TAKEN', `You have a view named ${name}. Choose another name.`, 'body.name');
}

interface AskedMail {
  readonly asked: AskedView;
  readonly sentOn: string | null;
}

/** @throws Fault where the person may not see the store whose clock counts */
async function mailColumns(scope: CompanyScope, actor: Actor, { asked: { mail }, sentOn: sent }: AskedMail) {
  if (mail === null) return { mail_at: null, mail_location_id: null, mail_due_at: null, mail_state: 'NEW' as const };
  const reach = await reachByRight(scope, actor.grants, reportRights);
  const zone = (await zonesOf(scope)).get(mail.locationId);
  if (zone === undefined || (reach !== undefined && !reach.includes(mail.locationId)))
    throw invalid('STORE', 'Choose a store whose reports you may see.', 'body.mail.locationId');
  const due = nextReportMail({ at: mail.at, zone, sentOn: sent }, Date.now());
  return {
    mail_at: mail.at,
    mail_location_id: mail.locationId,
    mail_due_at: new Date(due),
    mail_state: 'NEW' as const,
  };
}

/** The clocks of the locations by their ids. */
export async function zonesOf({ db, companyId }: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'timezone'])
    .where('company_id', '=', companyId)
    .where('type', '=', 'LOCATION' satisfies GrantTarget['type'])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, timezone }) => [id, isTimeZone(timezone) ? timezone : 'UTC']));
}

function viewOf(row: ViewRow & { readonly sent_on: string | null }, zones: ReadonlyMap<string, string>): ReportView {
  const { id, report, name, address, mail_at: at, mail_location_id: locationId, mail_due_at: due } = row;
  if (at === null || locationId === null || due === null) return { id, report, name, address, mail: null };
  const nextOn = localTimeIn(due.getTime(), zones.get(locationId) ?? 'UTC').date;
  return {
    id,
    report,
    name,
    address,
    mail: { at, locationId, state: row.mail_state, sentOn: row.sent_on, nextOn },
  };
}
