import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useReportUnsaved } from '../../session/unsaved-work.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../testing/build-session.ts';
import { buildLocation, menuWaits } from '../../testing/locations.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { versionLabel } from './sidebar/version-label.ts';
import { breadcrumbArea } from './top-bar/breadcrumb-area.ts';

const screens = ['/storeSummary', '/locations', '/locationSettings/hours', '/menu/menuItems', '/menu/admin'];

async function openShell(options: Parameters<typeof renderApp>[0] = {}) {
  const opened = await renderApp({ screens, ...options });
  await expect.element(opened.screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  return { ...opened, sidebar: opened.screen.getByRole('navigation', { name: 'Main' }) };
}

describe('the sidebar', () => {
  test('SH-01 groups the navigation, with only the screens of this build', async () => {
    const { sidebar } = await openShell();
    await expect.element(sidebar.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect.element(sidebar.getByRole('button', { name: 'Analytics' })).toBeVisible();
    await expect.element(sidebar.getByRole('button', { name: 'Hardware' })).not.toBeInTheDocument();
  });

  test('SH-02 only one group is open at a time', async () => {
    const { sidebar } = await openShell();
    await sidebar.getByRole('button', { name: 'Analytics' }).click();
    await expect.element(sidebar.getByRole('link', { name: 'Store Summary' })).toBeVisible();
    await sidebar.getByRole('button', { name: 'Menu' }).click();
    await expect.element(sidebar.getByRole('link', { name: 'Menu Items' })).toBeVisible();
    await expect.element(sidebar.getByRole('link', { name: 'Store Summary' })).not.toBeInTheDocument();
  });

  test('the group of the page is open and its entry is the current one', async () => {
    const { sidebar } = await openShell({ path: '/menu/menuItems' });
    await expect.element(sidebar.getByRole('link', { name: 'Menu Items' })).toHaveAttribute('aria-current', 'page');
  });

  test('SH-03 shows the version', async () => {
    const { screen } = await openShell();
    await expect.element(screen.getByText('Version 4.12.0')).toBeVisible();
  });

  test('SH-04 BC-18 the version has no suffix, -RC or -SNAPSHOT, by the host', () => {
    expect(versionLabel('4.12.0', 'console.harbor.example')).toBe('4.12.0');
    expect(versionLabel('4.12.0', 'rc.harbor.example')).toBe('4.12.0-RC');
    expect(versionLabel('4.12.0', 'console.dev.harbor.example')).toBe('4.12.0-SNAPSHOT');
  });

  test.each([
    ['collapses', 1199, 'Expand sidebar'],
    ['stays', 1200, 'Collapse sidebar'],
  ])('SH-05 BC-11 BC-12 it %s at %i px, 1.5 s after the first load', async (_what, width, name) => {
    await page.viewport(width, 800);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { screen } = await openShell();
      const collapse = screen.getByRole('button', { name: 'Collapse sidebar' });
      await expect.element(collapse).toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(1400);
      expect(collapse.query()).not.toBeNull();
      await vi.advanceTimersByTimeAsync(100);
      await expect.element(screen.getByRole('button', { name })).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test('SH-05 the page below 1200 px keeps its place while the sidebar collapses', async () => {
    await page.viewport(1199, 800);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { screen } = await openShell();
      const left = () => screen.getByRole('main').element().getBoundingClientRect().left;
      const sidebar = () => screen.getByRole('complementary').first().element().getBoundingClientRect().width;
      await expect.poll(sidebar).toBeGreaterThan(200);
      expect(left()).toBe(52);
      await vi.advanceTimersByTimeAsync(1500);
      await expect.poll(sidebar).toBe(52);
      expect(left()).toBe(52);
      await screen.getByRole('button', { name: 'Expand sidebar' }).click();
      await expect.poll(left).toBeGreaterThan(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('SH-06 the collapsed state is kept for the browser session', async () => {
    const { screen } = await openShell();
    await screen.getByRole('button', { name: 'Collapse sidebar' }).click();
    expect(sessionStorage.getItem('servery.sidebar')).toContain('"isCollapsed":true');
  });
});

describe('the top bar', () => {
  test('SH-08 BC-13 one company is a name, several are a selector', async () => {
    const { screen } = await openShell();
    await expect.element(screen.getByText('Harbor Pizza Co.', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Active Company/ })).not.toBeInTheDocument();
  });

  test('SH-08 CO-12 choosing another company opens its home', async () => {
    const companies = [
      { id: '2', name: 'Harbor Pizza Co.' },
      { id: '3', name: 'Bluewater Grill' },
    ];
    const other = buildSession({ userCompanyId: '3', userCompanyName: 'Bluewater Grill', accessibleTenants: [] });
    const { screen, router } = await openShell({
      answers: {
        'GET /api/companies/accessible': { body: companies },
        'GET /api/session/status': ({ url }) => ({
          body: url.searchParams.get('companyId') === '3' ? other : buildSession(),
        }),
      },
    });
    await screen.getByRole('button', { name: /^Active Company/ }).click();
    await screen.getByRole('option', { name: 'Bluewater Grill' }).click();
    await expect.poll(() => router.state.location.href).toBe('/home?companyId=3&locationId=0');
    await expect.element(screen.getByRole('button', { name: 'Active Company: Bluewater Grill' })).toBeVisible();
  });

  test('CO-14 companies that cannot be loaded are said so', async () => {
    const { screen } = await openShell({ answers: { 'GET /api/companies/accessible': { status: 404 } } });
    await expect.element(screen.getByText('Unable to retrieve accessible companies')).toBeVisible();
  });

  const waiting = buildLocation(menuWaits);

  test('SH-09 PM-40 the publish warning shows to those who may configure', async () => {
    const answers = { 'GET /api/tenants/sync-status/2': { body: [waiting] } };
    const { screen } = await openShell({ answers });
    await expect.element(screen.getByRole('link', { name: '1 location to publish' })).toBeVisible();
  });

  test('SH-09 and to nobody else', async () => {
    const answers = { 'GET /api/tenants/sync-status/2': { body: [waiting] } };
    const { screen } = await openShell({ answers, session: buildSession({ enabledFeatures: ['dashboard'] }) });
    await expect.element(screen.getByText('Locations Status')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '1 location to publish' })).not.toBeInTheDocument();
  });

  test('SH-13 the top navigation is there and empty', async () => {
    await openShell();
    await expect.poll(() => document.querySelector('header nav#top-navigation')?.childElementCount).toBe(0);
  });

  test('SH-10 the audit is listed in the user menu of those who administer users', async () => {
    const { screen, router } = await openShell();
    await screen.getByRole('button', { name: /^User menu/ }).click();
    await screen.getByRole('menuitem', { name: 'Audit' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/audit');
  });

  test('the audit is listed below the groups of the navigation, for people who may read it', async () => {
    const { screen, router } = await openShell();
    await screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/audit');
  });

  test('who may not read the audit is not led there', async () => {
    const { screen } = await openShell({ session: buildSession({ enabledFeatures: ['dashboard'] }) });
    await expect.element(screen.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  });

  test('SH-12 inside a frame there is no Logout', async () => {
    const { screen } = await openShell();
    await screen.getByRole('button', { name: /^User menu/ }).click();
    await expect.element(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument();
  });
});

describe('the breadcrumbs', () => {
  test.each([
    ['SH-19', '/employment/employment', 'employment'],
    ['SH-20', '/locationSettings/hours', 'locationSettings'],
    ['SH-21', '/menu/menuItems', 'menu'],
    ['SH-22', '/kiosk/design', 'kiosk'],
    ['SH-23', '/customer/pushNotifications', 'customer'],
    ['SH-24', '/menu/publish', null],
    ['SH-24', '/employment/import', null],
    ['HM-01', '/home', null],
  ])('%s %s belongs to the area %s', (_rule, path, area) => {
    expect(breadcrumbArea(path)).toBe(area);
  });

  test('SH-14 BC-14 the level selector shows only if there is a choice', async () => {
    const session = buildSession({ accessibleTenants: [] });
    const { screen } = await openShell({ path: '/locationSettings/hours', session });
    await expect
      .element(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
      .toHaveTextContent('ConfigurationHours');
    await expect.element(screen.getByRole('button', { name: /^Company, group or location/ })).not.toBeInTheDocument();
  });

  test('SH-15 TN-02 TN-03 the selector goes from company to location and back', async () => {
    const { screen, router } = await openShell({ path: '/locationSettings/hours' });
    const selector = screen.getByRole('button', { name: /^Company, group or location/ });
    await selector.click();
    await screen.getByRole('option', { name: 'Pier 39' }).click();
    await expect.element(screen.getByText('Editing Harbor Pizza Co. – Pier 39 (override)')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ locationId: '101' });
    await selector.click();
    await screen.getByRole('option', { name: 'Harbor Pizza Co.' }).click();
    await expect.element(screen.getByText('Editing Harbor Pizza Co. (company)')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ locationId: '0' });
  });

  test('TN-02 a group says how many stores it reaches', async () => {
    const { screen } = await openShell({ path: '/locationSettings/hours?locationId=g1' });
    await expect.element(screen.getByText('Editing Bay Area (group)')).toBeVisible();
    await expect.element(screen.getByText(/reaches 2 stores/)).toBeVisible();
  });
});

describe('unsaved work', () => {
  test('CO-13 changing the company asks first, and Cancel keeps everything', async () => {
    const companies = [
      { id: '2', name: 'Harbor Pizza Co.' },
      { id: '3', name: 'Bluewater Grill' },
    ];
    const { screen, router } = await openShell({
      path: '/menu/menuItems',
      pages: { '/menu/menuItems': Editor },
      answers: { 'GET /api/companies/accessible': { body: companies } },
    });
    await screen.getByRole('button', { name: /^Active Company/ }).click();
    await screen.getByRole('option', { name: 'Bluewater Grill' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Confirm Company Change' });
    const question = 'Are you sure you want to change the active Company? Any unsaved changes will be lost.';
    await expect.element(dialog.getByText(question)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Change' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(router.state.location.pathname).toBe('/menu/menuItems');
  });
});

function Editor() {
  useReportUnsaved(true);
  return <h1>Editor</h1>;
}

test('SH-15 Enter takes what a search in the level selector found', async () => {
  const more = Array.from({ length: 6 }, (_, at) => buildTenant({ id: `2${at}`, name: `Store ${at}` }));
  const session = buildSession();
  const { screen, router } = await renderApp({
    path: '/menu/menuItems',
    screens,
    session: { ...session, accessibleTenants: [...session.accessibleTenants, ...more] },
  });
  await screen.getByRole('button', { name: /^Company, group or location/ }).click();
  await screen.getByRole('textbox', { name: 'Search groups and locations' }).fill('bay');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search).toMatchObject({ locationId: 'g1' });
});

describe('no accessibility violation in either theme', () => {
  test('of the frame with an open group, breadcrumbs and banner', async () => {
    const { screen } = await openShell({ path: '/menu/menuItems?locationId=101' });
    await expect.element(screen.getByRole('heading', { name: 'Screen /menu/menuItems' })).toBeVisible();
    await expectAccessible();
  });

  test('of the open level selector', async () => {
    const { screen } = await openShell({ path: '/menu/menuItems' });
    await screen.getByRole('button', { name: /^Company, group or location/ }).click();
    await expect.element(screen.getByRole('option', { name: 'Pier 39' })).toBeVisible();
    await expectAccessible();
  });

  test('of the open user menu', async () => {
    const { screen } = await openShell();
    await screen.getByRole('button', { name: /^User menu/ }).click();
    await expect.element(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await expectAccessible();
  });
});

test('at 360 px nothing scrolls sideways, and the navigation is in a drawer', async () => {
  await page.viewport(360, 800);
  const { screen } = await renderApp({ path: '/menu/menuItems?locationId=101', screens });
  await screen.getByRole('button', { name: 'Open navigation' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Menu Items' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1440, 900);
});
