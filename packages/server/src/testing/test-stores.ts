import { anyOf, insertRows } from '../platform/database/lists.ts';
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

/** A zone where it is about 1:00 PM now: rules about the hour decide the same whenever a test runs. */
export function zoneAtNoon(): string {
  return zoneAtHour(13);
}

/** A zone where the clock shows this hour now. */
export function zoneAtHour(hour: number): string {
  const behind = ((new Date().getUTCHours() - hour + 36) % 24) - 12;
  return behind === 0 ? 'UTC' : `Etc/GMT${behind > 0 ? '+' : ''}${behind}`;
}

/** Moves stores of a test company between zones. */
export function storeMover({ database }: TestServer, company: TestCompany) {
  return async (zone: string, ids: readonly string[] = Object.values(company.locations)): Promise<void> => {
    await database.inCompany(company.id, ({ db }) =>
      db
        .updateTable('tenants')
        .set({ timezone: zone })
        .where('company_id', '=', company.id)
        .where('id', '=', anyOf(ids))
        .execute(),
    );
  };
}
