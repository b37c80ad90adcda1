import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';
import { mostLines } from './csv.ts';
import { readUserChoices } from './employee-choices.ts';
import { exportUsers } from './employee-export.ts';
import { importUsers, previewImport } from './employee-import.ts';
import {
  createUser,
  deactivateUser,
  editUser,
  reactivateUser,
  readUser,
  recordOf,
  summaryOf,
} from './employees-service.ts';
import { listPeople } from './employees-store.ts';

const usualPage = 100;

/** PM-59 PM-60 */
export function serveUsers(app: FastifyInstance, guard: Guard, database: Database): void {
  serve(app, guard, 'listUsers', async ({ actor, query }) => {
    const { offset = 0, limit = usualPage, ...filter } = query;
    const { people, total } = await database.inCompany(actor().companyId, (scope) =>
      listPeople(scope, actor().grants, filter, { offset, limit }),
    );
    return { users: people.map(summaryOf), total };
  });

  serve(app, guard, 'listInvalidUsers', async ({ actor }) => {
    const { people } = await database.inCompany(actor().companyId, (scope) =>
      listPeople(scope, actor().grants, { invalid: '1' }, { offset: 0, limit: mostLines }),
    );
    const users = people.map(summaryOf);
    return {
      usersWithBadPosId: users.filter(({ problems }) => problems.some(({ field }) => field === 'posId')),
      usersWithBadPhone: users.filter(({ problems }) => problems.some(({ field }) => field === 'phone')),
    };
  });

  serve(app, guard, 'userChoices', async ({ actor }) =>
    database.inCompany(actor().companyId, (scope) => readUserChoices(scope, actor().grants)),
  );

  serve(app, guard, 'getUser', async ({ actor, params }) =>
    database.inCompany(actor().companyId, async (scope) =>
      recordOf(actor(), await readUser(scope, actor(), params.userId)),
    ),
  );

  serve(app, guard, 'createUser', async ({ actor, body }) => createUser(database, actor(), body));
  serve(app, guard, 'putUser', async ({ actor, params, body }) => editUser(database, actor(), params.userId, body));
  serve(app, guard, 'deactivateUser', async ({ actor, params }) => deactivateUser(database, actor(), params.userId));
  serve(app, guard, 'reactivateUser', async ({ actor, params }) => reactivateUser(database, actor(), params.userId));

  serve(app, guard, 'exportUsers', async ({ actor, query, reply }) => {
    const csv = await database.inCompany(actor().companyId, (scope) => exportUsers(scope, actor(), query));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="employees.csv"')
      .send(csv);
  });
  serve(app, guard, 'previewUserImport', async ({ actor, body }) => previewImport(database, actor(), body.csv));
  serve(app, guard, 'importUsers', async ({ actor, body }) => importUsers(database, actor(), body.csv));
}
