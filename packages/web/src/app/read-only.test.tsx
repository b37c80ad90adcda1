import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AddGroupPage } from '../features/groups/group-form-pages.tsx';
import { AddLocationPage } from '../features/locations/add-location-page.tsx';
import { EditLocationPage } from '../features/locations/edit-location-page.tsx';
import type { Session } from '../session/session-schema.ts';
import { buildSession as buildConsoleSession } from '../testing/build-session.ts';
import { buildLocation } from '../testing/locations.ts';
import { companyStaff, openCompanies } from '../testing/screens/open-companies.tsx';
import { openEmployees, userAdministrator } from '../testing/screens/open-employees.tsx';
import { openRoles, roleManager } from '../testing/screens/open-roles.tsx';
import { buildSession, openScreen } from '../testing/screens/open-screen.tsx';
import { renderApp } from '../testing/screens/render-app.tsx';
import { fakeServer } from '../testing/servers/fake-server.ts';
import { imageAnswers } from '../testing/servers/image-server.ts';
import { menuAnswers } from '../testing/servers/menu-server.ts';
import { imageRoutes } from './routes/image-routes.ts';
import { menuRoutes } from './routes/menus/menu-routes.ts';

const looksOn = { isReadOnly: true, originalUserId: 'u9', originalUserName: 'Robin Staff' } as const;

const locationEditor = buildSession({ enabledFeatures: ['addLocation', 'editLocation'] });
const pier = buildLocation({ latitude: 37.8087, longitude: -122.4098, ver: 4 });

async function openTenants(at: string, session: Session) {
  fakeServer({
    'GET /api/tenants/harbor/pier': { body: pier },
    'GET /api/tenants/harbor/any': { body: [pier] },
    'GET /api/tenants/tags/harbor': { body: [] },
    'GET /api/session/status': { body: session },
  });
  const paths = {
    '/locations/add': AddLocationPage,
    '/locations/$id/edit': EditLocationPage,
    '/groups/addGroup': AddGroupPage,
  };
  await openScreen({ at, session, paths });
}

/** Fields and buttons that change something and can be used. */
function liveControls(): readonly Element[] {
  const controls = 'form :is(input, textarea, button[type=submit]), button[data-variant=danger]';
  return [...document.querySelectorAll(controls)].filter((control) => !control.matches(':disabled'));
}

const forms = [
  ['a location', locationEditor, (session: Session) => openTenants('/locations/pier/edit', session)],
  ['a new location', locationEditor, (session: Session) => openTenants('/locations/add', session)],
  ['a new group', locationEditor, (session: Session) => openTenants('/groups/addGroup', session)],
  ['a company', companyStaff, (session: Session) => openCompanies('/companies/lantern/edit', {}, { session })],
  ['a new company', companyStaff, (session: Session) => openCompanies('/companies/add', {}, { session })],
  ['an employee', userAdministrator, (session: Session) => openEmployees('/employees/edit/e1', {}, { session })],
  ['a new employee', userAdministrator, (session: Session) => openEmployees('/employees/add', {}, { session })],
  ['a role', roleManager, (session: Session) => openRoles('/roles/edit/cashier', {}, { session })],
] as const;

describe('who only looks on', () => {
  test.each(forms)('PM-56 finds no live field and no Save in the form of %s', async (_form, session, open) => {
    await open({ ...session, ...looksOn });
    await expect.poll(() => document.querySelectorAll('form input').length).toBeGreaterThan(0);
    expect(liveControls()).toEqual([]);
  });

  test.each(forms)('who works as oneself uses the form of %s', async (_form, session, open) => {
    await open(session);
    await expect.poll(() => liveControls().length).toBeGreaterThan(1);
  });

  test.each([
    ['a company', companyStaff, (session: Session) => openCompanies('/companies/lantern', {}, { session }), 'Delete'],
    [
      'an employee',
      userAdministrator,
      (session: Session) => openEmployees('/employees/e1', {}, { session }),
      'Deactivate',
    ],
  ] as const)('PM-56 cannot end %s', async (_what, session, open, name) => {
    await open({ ...session, ...looksOn });
    await expect.element(page.getByRole('button', { name, exact: true }).first()).toBeDisabled();
  });

  test('PM-56 sees the menus under the banner, opens them, and changes none', async () => {
    const session = buildConsoleSession(looksOn);
    await renderApp({ path: '/menu/admin', routes: menuRoutes, session, answers: menuAnswers() });
    await expect.element(page.getByText(/Nothing can be changed/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Actions.*Main Menu/ })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: /^(Add|Create|New)/ }).first()).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Import' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Return to myself' })).toBeEnabled();
  });

  test('PM-56 searches the images, and neither uploads nor deletes one', async () => {
    const session = buildConsoleSession(looksOn);
    const answers = { ...menuAnswers(), ...imageAnswers() };
    await renderApp({ path: '/menu/imageManager', routes: imageRoutes, session, answers });
    await expect.element(page.getByRole('button', { name: 'Upload images' }).first()).toBeDisabled();
    await page.getByRole('searchbox').first().fill('Old');
    await page.getByRole('button', { name: /Old sign/ }).click();
    await expect.element(page.getByRole('dialog').or(page.getByRole('complementary')).first()).toBeVisible();
    expect(liveControls()).toEqual([]);
  });
});
