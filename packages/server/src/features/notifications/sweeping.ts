import { NOTIFICATION_DAYS } from '@servery/domain';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { type Rounds, startRounds } from '../../platform/work/rounds.ts';

/** Looks for events that only time brings about, so many minutes after the last look. */
export interface TimedLook {
  readonly everyMinutes: number;
  readonly look: (scope: CompanyScope) => Promise<void>;
}

const roundMillis = 60_000;

/** Goes through the companies once a minute. Nodes that do so side by side tell the same event once. */
export function startNotificationSweep(
  database: Database,
  logger: FastifyBaseLogger,
  looks: readonly TimedLook[],
): Rounds {
  const all = [...looks, { everyMinutes: 24 * 60, look: prune }];
  const round = async (stopping: AbortSignal, minute: number): Promise<void> => {
    const due = all.filter(({ everyMinutes }) => minute % everyMinutes === 0);
    const companies = await database.lookup((db) =>
      db.selectFrom('companies').select('id').where('deleted_at', 'is', null).execute(),
    );
    for (const { id } of companies)
      for (const { look } of due) if (!stopping.aborted) await database.inCompany(id, look);
  };
  const onError = (error: unknown) => logger.warn({ err: error }, 'notifications were not looked for');
  return startRounds({ pauseMillis: roundMillis, round, onError });
}

/** The marks of people who have read them, and their mails, go with them. */
async function prune({ db, companyId }: CompanyScope): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`at < now() - make_interval(days => ${NOTIFICATION_DAYS}::int)`)
    .execute();
}
