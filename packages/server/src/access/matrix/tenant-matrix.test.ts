import { operations } from '@servery/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { absentInside, expectedOf, matrixIds, outcomeOf } from '../../testing/matrix/expected-access.ts';
import { canary, matrixParts, objects, principals } from '../../testing/matrix/matrix-parts.ts';
import { callOperation } from '../../testing/matrix/operation-calls.ts';

/** Every operation of the OpenAPI document x every kind of principal x own, sibling, other company's and absent objects. */
const { server, places, clients } = await matrixParts();

/** Thousands of calls: minutes where other work runs beside it. */
describe('the tenant isolation matrix', { timeout: 300_000 }, () => {
  test('covers every documented operation', async () => {
    const openapi = (await server.http.inject('/api/openapi.json')).json();
    const documented = Object.values<Record<string, { operationId?: string }>>(openapi.paths).flatMap((path) =>
      Object.values(path).flatMap((entry) => entry.operationId ?? []),
    );
    expect([...new Set(documented)].sort()).toEqual(Object.keys(operations).sort());
  });

  test('T9 T10 T11 T17 PM-57 KE-04 KE-05 KE-06 ER-04 ER-05 ER-06 every operation admits exactly whom the rules name', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const object of objects) {
      for (const id of matrixIds) {
        for (const principal of principals) {
          const answer = await callOperation(id, clients[principal], places[object]);
          const outcome = outcomeOf(id, answer.statusCode);
          const wanted = expectedOf(id, principal, object);
          cells += 1;
          if (absentInside.has(id) && wanted === 'absent' && answer.statusCode === 404) continue;
          if (outcome !== wanted) wrong.push(`${id} ${principal} ${object}: ${answer.statusCode}, expected ${wanted}`);
          if (answer.body.includes(canary)) wrong.push(`${id} ${principal} ${object}: shows another company's text`);
          if (answer.statusCode >= 500) wrong.push(`${id} ${principal} ${object}: ${answer.statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBe(matrixIds.length * principals.length * objects.length);
  });

  test('KE-03 ER-03 foreign and absent look the same, to the byte', async () => {
    for (const id of matrixIds) {
      for (const principal of ['admin', 'manager', 'reader'] as const) {
        const [foreign, absent] = [
          await callOperation(id, clients[principal], places.other),
          await callOperation(id, clients[principal], places.absent),
        ];
        if (foreign.statusCode === 404)
          expect([id, foreign.statusCode, foreign.body]).toEqual([id, absent.statusCode, absent.body]);
      }
    }
  });

  test('denied calls change no row of the other company', async () => {
    const before = await fingerprint(places.other.company);
    for (const id of matrixIds)
      for (const principal of ['admin', 'manager'] as const) await callOperation(id, clients[principal], places.other);
    expect(await fingerprint(places.other.company)).toEqual(before);
  });
});

/** A checksum per table of everything that a company has, but for sessions, which its own people touch. */
async function fingerprint(companyId: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  const { rows } = await sql<{
    name: string;
  }>`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'company_id'`.execute(
    server.database.owner,
  );
  for (const { name } of rows.filter((row) => row.name !== 'sessions')) {
    const sum = await sql<{
      sum: string;
    }>`SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM ${sql.table(name)} t WHERE company_id = ${companyId}`.execute(
      server.database.owner,
    );
    sums[name] = sum.rows[0]?.sum ?? '';
  }
  return sums;
}
