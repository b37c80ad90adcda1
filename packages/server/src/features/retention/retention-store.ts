import type { Retention, RetentionSetting } from '@servery/contract';
import { sql } from 'kysely';
import type { AuditActor } from '../../platform/audit.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

const keepsAll: Retention = { ticketMonths: null, punchMonths: null, ticketsFrom: null, punchesFrom: null };

export async function readRetention({ db, companyId }: CompanyScope): Promise<Retention> {
  const row = await db
    .selectFrom('retention')
    .select(['ticket_months', 'punch_months'])
    .select([
      sql<string | null>`tickets_from::text`.as('tickets_from'),
      sql<string | null>`punches_from::text`.as('punches_from'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return keepsAll;
  return {
    ticketMonths: row.ticket_months,
    punchMonths: row.punch_months,
    ticketsFrom: row.tickets_from,
    punchesFrom: row.punches_from,
  };
}

/** Deleted details stay deleted: only the days to come follow the setting. */
export async function writeRetention(
  scope: CompanyScope,
  actor: AuditActor,
  { ticketMonths, punchMonths }: RetentionSetting,
): Promise<Retention> {
  const before = await readRetention(scope);
  if (before.ticketMonths === ticketMonths && before.punchMonths === punchMonths) return before;
  await scope.db
    .insertInto('retention')
    .values({ company_id: scope.companyId, ticket_months: ticketMonths, punch_months: punchMonths })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ ticket_months: ticketMonths, punch_months: punchMonths }),
    )
    .execute();
  await writeAudit(scope, actor, {
    action: 'EDIT_RETENTION',
    subject: `company:${scope.companyId}`,
    details: {
      ticketMonths,
      punchMonths,
      before: { ticketMonths: before.ticketMonths, punchMonths: before.punchMonths },
    },
  });
  return readRetention(scope);
}
