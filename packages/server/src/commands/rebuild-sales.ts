import { sql } from 'kysely';
import { rebuildSales } from '../features/tickets/sales/rebuild-sales.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createMonthParts } from '../platform/database/schema/month-parts.ts';
import { readEnvironment } from '../platform/environment.ts';
import { sayOutcome } from './run-command.ts';

/** `npm run rebuild-sales`: sums the sales of every store from its tickets again, a store at a time. */
await sayOutcome(async (note) => {
  const environment = note(readEnvironment(process.env));
  const database = await openDatabase(environment, 'summing sales');
  try {
    await migrate(database);
    const days = database.owner.selectFrom('ticket_days');
    const months = await days.select(sql<string>`to_char(business_date, 'YYYY-MM')`.as('month')).distinct().execute();
    await createMonthParts()(
      database.owner,
      months.map(({ month }) => month),
    );
    const stores = await days.select(['company_id', 'location_id']).distinct().execute();
    let tickets = 0;
    for (const { company_id, location_id } of stores)
      tickets += await database.inCompany(company_id, (scope) => rebuildSales(scope, location_id));
    return `The sales of ${stores.length} locations were summed from ${tickets} tickets.`;
  } finally {
    await database.close();
  }
});
