import { expect, test } from 'vitest';
import { testCompany } from '../../testing/test-server.ts';
import { addLocations } from '../../testing/test-stores.ts';
import { anyOf } from './lists.ts';

const tooManyParameters = 70_000;

test('rows and lists of any length are written and found: more than PostgreSQL has parameters', async () => {
  const { server, company } = await testCompany();
  const ids = await addLocations(server, company, tooManyParameters);
  const found = await server.database.inCompany(company.id, (scope) =>
    scope.db
      .selectFrom('tenants')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('company_id', '=', company.id)
      .where('id', '=', anyOf([...ids, ids[7] ?? '', 'absent']))
      .executeTakeFirstOrThrow(),
  );
  expect(Number(found.count)).toBe(tooManyParameters);
});
