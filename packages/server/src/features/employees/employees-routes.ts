import type { Routes } from '../../access/routes.ts';
import { mostLines } from '../../platform/csv.ts';
import { sendLines } from '../../platform/http/send-lines.ts';
import { readUserChoices } from './employee-choices.ts';
import { exportUsers } from './employee-export.ts';
import { importUsers, previewImport } from './employee-import.ts';
import { createUser, deactivateUser, editUser, reactivateUser, readRecord, summaryOf } from './employees-service.ts';
import { listPeople } from './employees-store.ts';
import { withStaffData } from './staff/staff-lines.ts';
import { serveStaff } from './staff/staff-routes.ts';
import { setUsersStatus } from './users-status.ts';

const usualPage = 100;

/** PM-59 PM-60 */
export function serveUsers(route: Routes): void {
  const { database } = route;
  serveStaff(route);

  route.company('listUsers', async (scope, { actor, query }) => {
    const { offset = 0, limit = usualPage, ...filter } = query;
    const { people, total } = await listPeople(scope, actor, { filter, offset, limit });
    return { ...(await withStaffData(scope, actor, { people, asked: query })), total };
  });

  route.company('listInvalidUsers', async (scope, { actor }) => {
    const { people } = await listPeople(scope, actor, {
      filter: { invalid: '1', sort: 'name' },
      offset: 0,
      limit: mostLines,
    });
    const users = people.map(summaryOf);
    return {
      usersWithBadPosId: users.filter(({ problems }) => problems.some(({ field }) => field === 'posId')),
      usersWithBadPhone: users.filter(({ problems }) => problems.some(({ field }) => field === 'phone')),
    };
  });

  route.company('userChoices', (scope, { actor }) => readUserChoices(scope, actor));

  route.company('getUser', async (scope, { actor, params }) => readRecord(scope, actor, params.userId));

  route('createUser', async ({ actor, body }) => createUser(database, actor(), body));
  route('putUser', async ({ actor, params, body }) => editUser(database, actor(), { userId: params.userId, body }));
  route('deactivateUser', async ({ actor, params }) => deactivateUser(database, actor(), params.userId));
  route('reactivateUser', async ({ actor, params }) => reactivateUser(database, actor(), params.userId));

  route.company('setUsersStatus', (scope, { actor, body }) => setUsersStatus(scope, actor, body));

  route('exportUsers', async ({ actor, query, reply }) => {
    const csv = await database.inCompany(actor().companyId, (scope) => exportUsers(scope, actor(), query));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="employees.csv"')
      .send(csv);
  });
  route('previewUserImport', async ({ actor, body, reply }) =>
    sendLines(reply, await previewImport(database, actor(), body.csv)),
  );
  route('importUsers', async ({ actor, body, reply }) =>
    sendLines(reply, await importUsers(database, actor(), body.csv)),
  );
}
