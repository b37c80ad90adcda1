import { insertRows } from '../platform/database/lists.ts';
import type { TestCompany, TestServer } from './test-server.ts';

/** Adds any number of locations to the west group of a test company. @returns their ids */
export async function addLocations({ database }: TestServer, company: TestCompany, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `store_${index}_${company.tag}`);
  const shared = {
    company_id: company.id,
    type: 'LOCATION',
    group_id: company.groups.west,
    timezone: 'UTC',
    licences: { online: false, delivery: false, tableService: false },
  };
  await database.inCompany(company.id, (scope) =>
    insertRows(
      scope,
      'tenants',
      ids.map((id) => ({ ...shared, id, name: id })),
    ),
  );
  return ids;
}
