import {
  CreateDefaultRolePage,
  CreateRolePage,
  EditDefaultRolePage,
  EditRolePage,
} from '../../features/roles/form/role-form-page.tsx';
import { DefaultRolePage, RolePage } from '../../features/roles/role-page.tsx';
import { DefaultRolesPage, RolesPage } from '../../features/roles/roles-page.tsx';
import { buildRole } from '../roles.ts';
import { type Answers, fakeServer } from '../servers/fake-server.ts';
import { buildSession, openScreen, type Visit } from './open-screen.tsx';

export const owner = buildRole({
  id: 'owner',
  name: 'Owner',
  permissions: ['PAYROLL', 'DASHBOARD'],
  percent: 100,
  holders: 2,
});
export const cashier = buildRole({
  id: 'cashier',
  name: 'Cashier',
  permissions: ['DASHBOARD', 'REGISTER_DROP'],
  percent: 10,
  group: 'Store',
});
export const bulkPath = '/api/roles/rolePermissions/harbor';

export const roleManager = buildSession({
  enabledFeatures: ['userRolesAdmin', 'userAdmin', 'dashboard', 'payroll', 'companyAdmin'],
  grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
});

export const dana = {
  userId: 'u7',
  displayName: 'Sam Okafor',
  email: 'sam@harbor.example',
  grantedRoles: [
    { roleId: 'owner', roleName: 'Owner', grantedAt: '2026-11-20T14:00:00.000Z', grantedBy: 'Dana Whitfield' },
  ],
};

/** A screen of roles as a person who manages them sees it; `isReturning` keeps the storage of the browser. */
export async function openRoles(
  at: string,
  more: Answers = {},
  { session = roleManager, isReturning = false }: Visit = {},
) {
  const server = fakeServer({
    'GET /api/roles/harbor': { body: [cashier, owner] },
    'GET /api/roles/harbor/owner': { body: owner },
    'GET /api/roles/harbor/cashier': { body: cashier },
    'GET /api/roles/default': {
      body: [buildRole({ id: 'd1', name: 'Template', isDefault: true, permissions: ['DASHBOARD', 'PAYROLL'] })],
    },
    'GET /api/roles/default/d1': { body: buildRole({ id: 'd1', name: 'Template', isDefault: true }) },
    'GET /api/grants/harbor': { body: [dana] },
    'GET /api/grants/harbor/u7': { body: dana },
    ...more,
  });
  const paths = {
    '/roles': RolesPage,
    '/defaultRoles': DefaultRolesPage,
    '/roles/$id': RolePage,
    '/roles/$id/default': DefaultRolePage,
    '/roles/create': CreateRolePage,
    '/roles/create/default': CreateDefaultRolePage,
    '/roles/edit/$id': EditRolePage,
    '/roles/edit/$id/default': EditDefaultRolePage,
    '/home': () => <p>Home</p>,
  };
  return { ...(await openScreen({ paths, at, session, isReturning })), server };
}
