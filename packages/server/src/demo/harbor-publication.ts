import { pino } from 'pino';
import { runWave } from '../features/publishing/publication-worker.ts';
import { startPublication } from '../features/publishing/publications-service.ts';
import type { Database } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';
import { actorOf, companyId, dana } from './harbor-actors.ts';

const hour = 3_600_000;

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
    await runWave(database, logger, { companyId, publicationId: execution.workflowId, wave: 1 });
  }
}

/** Stores whose terminals check in while the demo runs. */
export const storesInContact = ['embarcadero', 'jack-london', 'pier-39'] as const;

/** Four stores in contact, one out of date, one that never was; a store that was in contact runs the published documents. */
export async function writeContacts(database: Database): Promise<void> {
  const now = Date.now();
  await writeCheckIns(
    database,
    new Map([
      ...storesInContact.map((id) => [id, now] as const),
      ['seaport', now - hour],
      ['navy-pier', now - 26 * hour],
    ]),
  );
}

/** @param contacts the last contact of stores, in epoch milliseconds; from then on they run the documents published to them */
export async function writeCheckIns(database: Database, contacts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...contacts].map(([id, at]) => ({
    company_id: companyId,
    location_id: id,
    last_ping: new Date(at),
    software_version: '9.4.2',
  }));
  await database.inCompany(companyId, async ({ db }) => {
    await db
      .insertInto('contacts')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'location_id'])
          .doUpdateSet((eb) => ({ last_ping: eb.ref('excluded.last_ping') })),
      )
      .execute();
    await db
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
          .where('published.location_id', '=', anyOf([...contacts.keys()]))
          .select([
            'published.company_id',
            'published.location_id',
            'published.kind',
            'published.hash',
            'contacts.last_ping',
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'location_id', 'kind'])
          .doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash'), at: eb.ref('excluded.at') })),
      )
      .execute();
  });
}
