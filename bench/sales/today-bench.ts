import pg from 'pg';
import { startPostgres } from '../../tools/src/postgres.ts';
import { part, timed } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';

/**
 * `node bench/sales/today-bench.ts --locations 1000`: every location sold in each hour of the last 36 days on two channels, and was published to
 * an hour more than a day ago. The data that home asks for when the administrator opens it is read over HTTP. Ends with 1 when 95 of 100 answers take more than 300 ms.
 */
const limitMillis = 300;
const rounds = 20;
const locations = askedLocations(1_000);

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
// A harness that fails leaves no server behind.
process.on('uncaughtExceptionMonitor', () => void postgres.stop());
const server = await startFleetServer(locations, { DATABASE_URL: postgres.url });
const database = new pg.Client(postgres.url);
await database.connect();
await database.query(`DO $$ DECLARE month date; BEGIN
  FOR month IN SELECT generate_series(date_trunc('month', now() - interval '36 days'), now() + interval '1 day', '1 month') LOOP
    IF to_regclass('sales_hours_' || to_char(month, 'YYYY_MM')) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF sales_hours FOR VALUES FROM (%L) TO (%L)',
        'sales_hours_' || to_char(month, 'YYYY_MM'), month, (month + interval '1 month')::date);
    END IF;
  END LOOP;
END $$`);
const { rowCount } = await database.query(
  `INSERT INTO sales_hours (company_id, business_date, location_id, hour, channel, order_type, tickets, open, guests, gross, discounts,
    charges, tax, tips, voids, voided, minutes, lines, free)
  SELECT company_id, day, id, hour, channel, kinds.type, 4, 0, 8, 12000 + hour * 10, 300, 0, 900, 400, 100, 0, 90, 12, 0
  FROM tenants, generate_series(current_date - 36, current_date, interval '1 day') AS day, generate_series(0, 23) AS hour,
    (VALUES ('POS', 1), ('POS', 2), ('ONLINE', 9)) AS kinds(channel, type)
  WHERE company_id = $1 AND tenants.type = 'LOCATION' AND hour NOT BETWEEN 2 AND 9`,
  [server.company],
);
await database.query(
  `INSERT INTO snapshots (company_id, hash, bytes, size) VALUES ($1, 'bench', 'x', 1) ON CONFLICT DO NOTHING`,
  [server.company],
);
await database.query(
  `INSERT INTO published (company_id, location_id, kind, hash, versions, sequence, publication_id, published_at)
  SELECT company_id, id, 'menu', 'bench', '{"base":null,"override":null,"groupOverride":null}', 1, 'pub_bench', now() - interval '25 hours'
  FROM tenants WHERE company_id = $1 AND type = 'LOCATION' ON CONFLICT DO NOTHING`,
  [server.company],
);
await database.query(
  `INSERT INTO acknowledgements (company_id, location_id, kind, hash, at)
  SELECT company_id, location_id, kind, hash, published_at FROM published WHERE company_id = $1 ON CONFLICT DO NOTHING`,
  [server.company],
);
await database.query('ANALYZE');
await database.end();
console.log(`${(rowCount ?? 0).toLocaleString('en')} sums by hour of ${locations} locations in 37 days`);
const asks = {
  'sales today': () => server.client.ask('readSalesToday', { query: {} }),
  'sales since the last publish': () => server.client.ask('readSalesSincePublish', { query: {} }),
};
for (const [name, ask] of Object.entries(asks)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await timed(async () => void (await (await ask()).text())));
  const sorted = times.toSorted((one, other) => one - other);
  report({
    name: `${name}, ${locations} locations`,
    value: part(sorted, 0.95),
    unit: 'ms',
    limit: limitMillis,
    more: `median ${part(sorted, 0.5).toFixed(1)} ms`,
  });
}
await server.stop();
await postgres.stop();
