import { localTimeIn, nextReportMail } from '@servery/domain';
import { reportMailPhrases as phrases, say } from '@servery/words';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { loadGrants } from '../../../access/actor.ts';
import type { CompanyScope, Database } from '../../../platform/database/database.ts';
import { type MailPerson, written } from '../../../platform/mail/letter.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { type Rounds, startRounds } from '../../../platform/work/rounds.ts';
import { sentOn, type ViewRow, zonesOf } from './report-views-store.ts';
import { readViewFigures } from './view-figures.ts';
import { viewLetter } from './view-letter.ts';

export interface ViewMailSettings {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where links lead: from the configuration, never from a request. No slash at its end. */
  readonly publicUrl: string;
}

const pauseMillis = 30_000;
const mailsAtOnce = 200;
/** A mail server that was not reached is asked again so much later. */
const retryMillis = 600_000;

/** Sends the views that are due, each morning one mail. */
export function startViewMails(settings: ViewMailSettings, logger: FastifyBaseLogger): Rounds {
  const onError = (error: unknown): void => logger.error({ err: error }, 'views of reports were not mailed');
  return startRounds({
    pauseMillis,
    round: async (stopping) => void (await sendDueViews(settings, { now: Date.now(), stopping, onError })),
    onError,
  });
}

interface Moment {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly stopping: AbortSignal;
  /** A view that cannot be worked out keeps none of the others back. */
  readonly onError: (error: unknown) => void;
}

/** @returns how many mails were sent */
export async function sendDueViews(settings: ViewMailSettings, { now, stopping, onError }: Moment): Promise<number> {
  const due = await settings.database.lookup((db) =>
    db
      .selectFrom('report_views')
      .select(['company_id', 'id'])
      .where('mail_due_at', '<=', new Date(now))
      .orderBy('mail_due_at')
      .limit(mailsAtOnce)
      .execute(),
  );
  let sent = 0;
  for (const { company_id: companyId, id } of due) {
    if (stopping.aborted) break;
    try {
      if (await sendDueView(settings, { companyId, id, now })) sent += 1;
    } catch (error) {
      onError(error);
      await putOff(settings, { companyId, id, now });
    }
  }
  return sent;
}

/** Its day is tried again later; until then the view says that it failed. */
async function putOff({ database }: ViewMailSettings, { companyId, id, now }: DueView): Promise<void> {
  await database.inCompany(companyId, ({ db }) =>
    db
      .updateTable('report_views')
      .set({ mail_due_at: new Date(now + retryMillis), mail_state: 'FAILED' })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('mail_due_at', '<=', new Date(now))
      .execute(),
  );
}

interface DueView {
  readonly companyId: string;
  readonly id: string;
  readonly now: number;
}

/**
 * The day counts as sent before the mail server is asked: whatever dies in between, there is one mail a day at most. Only where the
 * mail server was not reached at all is it asked again.
 */
async function sendDueView({ database, mailer, publicUrl }: ViewMailSettings, due: DueView): Promise<boolean> {
  const { companyId, id, now } = due;
  const taken = await database.inCompany(companyId, async (scope) => {
    const row = await takeDue(scope, due);
    return row && { row, mail: await letterOf(scope, { row, now, publicUrl, isExample: false }) };
  });
  if (taken?.mail === undefined) return false;
  try {
    await mailer.send(taken.mail);
    return true;
  } catch (error) {
    const set = wasNotReached(error)
      ? { mail_due_at: new Date(now + retryMillis), mail_sent_on: taken.row.sent_on }
      : { mail_state: 'FAILED' as const };
    await database.inCompany(companyId, ({ db }) =>
      db
        .updateTable('report_views')
        .set(set)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('mail_due_at', 'is not', null)
        .execute(),
    );
    return false;
  }
}

type TakenView = ViewRow & { readonly sent_on: string | null };

/** Moves a view that is due on to its next day; undefined where another node did. */
async function takeDue(scope: CompanyScope, { companyId, id, now }: DueView): Promise<TakenView | undefined> {
  const row = await scope.db
    .selectFrom('report_views')
    .selectAll()
    .select(sentOn)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('mail_due_at', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row?.mail_at == null || row.mail_location_id === null) return undefined;
  const zone = (await zonesOf(scope)).get(row.mail_location_id) ?? 'UTC';
  const today = localTimeIn(now, zone).date;
  const next = nextReportMail({ at: row.mail_at, zone, sentOn: today }, now);
  await scope.db
    .updateTable('report_views')
    .set({ mail_due_at: new Date(next), mail_sent_on: today, mail_state: 'SENT' })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  return row;
}

interface AskedLetter {
  readonly row: ViewRow;
  readonly now: number;
  readonly publicUrl: string;
  /** The person asked for it now. */
  readonly isExample: boolean;
}

/** The mail of a view, with the sales that its reader may see at this moment; undefined where there are none, which the view says from then on. */
export async function letterOf(
  scope: CompanyScope,
  { row, now, publicUrl, isExample }: AskedLetter,
): Promise<Mail | undefined> {
  const person = await readPerson(scope, row.user_id);
  const grants = await loadGrants(scope, row.user_id);
  const zones = await zonesOf(scope);
  const today = localTimeIn(now, zones.get(row.mail_location_id ?? '') ?? [...zones.values()][0] ?? 'UTC').date;
  const address = Object.fromEntries(new URLSearchParams(row.address));
  const figures = await readViewFigures(scope, { report: row.report, address, today, grants });
  if (person === undefined || figures === undefined) {
    await scope.db
      .updateTable('report_views')
      .set({ mail_state: 'NO_RIGHT' })
      .where('company_id', '=', scope.companyId)
      .where('id', '=', row.id)
      .execute();
    return undefined;
  }
  const link = (more: string) => {
    const query = new URLSearchParams(row.address);
    query.set('view', row.id);
    if (more !== '') query.set('mail', more);
    return `${publicUrl}/${row.report}?${query}`;
  };
  const { name, report } = row;
  return written(person, {
    ...viewLetter({ report, name, address, today, figures }),
    link: { says: say(phrases, 'open'), url: link('') },
    end: [isExample ? say(phrases, 'example') : say(phrases, 'end', { url: link('open') })],
  });
}

async function readPerson({ db, companyId }: CompanyScope, userId: string): Promise<MailPerson | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    SELECT display_name AS name, email FROM users JOIN identities
      ON identities.company_id = users.company_id AND identities.user_id = users.id AND identities.status = 'ACTIVE'
    WHERE users.company_id = ${companyId} AND users.id = ${userId} AND deactivated_at IS NULL AND email IS NOT NULL`.execute(
    db,
  );
  return rows[0];
}

/** Whether nothing of a mail can have left: no connection came about. */
function wasNotReached(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'command') === 'CONN';
}
