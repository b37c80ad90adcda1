import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';

/**
 * The peer of the comparison: one table, one index, one query, in the same engine and in a process of its own. It knows
 * neither rights nor roles nor companies.
 */
const [, , size = '20000'] = process.argv;
const database = await PGlite.create();
await database.exec(
  'CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL, email text NOT NULL, expires_on text NOT NULL)',
);
await database.query(
  "INSERT INTO people SELECT 'usr_' || n, 'Person ' || n, 'p' || n || '@bench.example', to_char(date '2026-01-01' + n % 1000, 'YYYY-MM-DD') FROM generate_series(1, $1::int) n",
  [Number(size)],
);
await database.exec(
  'CREATE INDEX people_by_name ON people (lower(name), id); CREATE INDEX people_by_day ON people (expires_on, id); ANALYZE people',
);

const app = Fastify();
app.get('/open', async () => {
  const { rows } = await database.query('SELECT * FROM people ORDER BY lower(name), id LIMIT 100');
  return { rows };
});
app.get('/search', async () => {
  const { rows } = await database.query(
    "SELECT * FROM people WHERE lower(name) LIKE '%7777%' OR lower(email) LIKE '%7777%' ORDER BY lower(name), id LIMIT 100",
  );
  return { rows };
});
app.get('/due', async () => {
  const { rows } = await database.query(
    "SELECT * FROM people WHERE expires_on <= '2026-04-10' ORDER BY expires_on, id LIMIT 50",
  );
  return { rows };
});
app.get('/one', async () => {
  const { rows } = await database.query("SELECT * FROM people WHERE id = 'usr_77'");
  return { rows };
});
app.get('/all', async () => {
  const { rows } = await database.query('SELECT * FROM people ORDER BY lower(name), id');
  return { rows };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
