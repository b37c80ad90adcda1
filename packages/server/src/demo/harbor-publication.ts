import { pino } from 'pino';
import { runBatch } from '../features/publishing/publication-worker.ts';
import { startPublication } from '../features/publishing/publications-service.ts';
import type { Database } from '../platform/database/database.ts';
import { actorOf, companyId, dana } from './harbor-actors.ts';

/** Publishes at once, without the queue: the demo is written before the server runs. */
export async function publishAll(database: Database): Promise<void> {
  const logger = pino({ level: 'silent' });
  const jobs = { enqueueAll: async () => undefined };
  for (const workflow of ['locations', 'employment'] as const) {
    const execution = await database.inCompany(companyId, async (scope) => {
      const rows = await scope.db
        .selectFrom('tenants')
        .select('id')
        .where('company_id', '=', companyId)
        .where('type', '=', 'LOCATION')
        .execute();
      const body = {
        syncDateMillis: null,
        action: 'PUBLISH' as const,
        name: 'Opening',
        locationIds: rows.map(({ id }) => id),
        strategy: { kind: 'allAtOnce' as const },
      };
      return startPublication(scope, actorOf(companyId, dana), {
        workflow,
        body,
        jobs,
        defaultStrategy: body.strategy,
        idempotencyKey: undefined,
      });
    });
    await runBatch(database, logger, { companyId, publicationId: execution.workflowId, batch: 1 });
  }
}

/** Four stores in contact, one out of date, one that never was; who was in contact runs what was published. */
export async function writeContacts(database: Database): Promise<void> {
  const hoursAgo: Record<string, number> = {
    'pier-39': 0,
    embarcadero: 0,
    'jack-london': 0,
    seaport: 1,
    'navy-pier': 26,
  };
  await database.inCompany(companyId, async (scope) => {
    for (const [id, hours] of Object.entries(hoursAgo)) {
      await scope.db
        .insertInto('contacts')
        .values({
          company_id: companyId,
          location_id: id,
          last_ping: new Date(Date.now() - hours * 3_600_000),
          software_version: '9.4.2',
        })
        .execute();
    }
    await scope.db
      .insertInto('acknowledgements')
      .columns(['company_id', 'location_id', 'kind', 'hash', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('published')
          .innerJoin('contacts', (join) =>
            join
              .onRef('contacts.company_id', '=', 'published.company_id')
              .onRef('contacts.location_id', '=', 'published.location_id'),
          )
          .where('published.company_id', '=', companyId)
          .select([
            'published.company_id',
            'published.location_id',
            'published.kind',
            'published.hash',
            'contacts.last_ping',
          ]),
      )
      .execute();
  });
}
