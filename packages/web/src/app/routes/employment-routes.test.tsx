import { employmentKind, jsonKind } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { noLayers } from '../../testing/servers/menu-server.ts';
import { employmentRoutes } from './employment-routes.ts';
import { publishRoutes } from './publish-routes.ts';

const blob = jsonKind(employmentKind).createDefault();
const company = 'GET /api/blobs/employment/company/2';
const refusal = 'You are not authorized to perform the requested action.';

function open(path: string, enabledFeatures: readonly string[], answers: FakeAnswers = {}) {
  closeEditors();
  return renderApp({
    path,
    routes: [...employmentRoutes, ...publishRoutes],
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    answers: { [company]: { body: { ...noLayers, id: 'emp_2', ver: 3, blob, withheld: [] } }, ...answers },
  });
}

const screens = [
  ['KR-16 RT-95 RT-112', '/employment/admin', 'Employment Admin'],
  ['KR-17 RT-96', '/employment/import', 'Import employment'],
  ['KR-19 RT-98 RT-116', '/employment/employment', 'Employment'],
] as const;

describe('the screens of employment', () => {
  test.each(screens)('%s %s opens its screen', async (_rules, path, heading) => {
    const { router } = await open(path, ['manageMenus', 'accessConfigurationOptions']);
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  test.each(screens.slice(0, 2))('%s %s refuses users who may not configure, offers nothing', async (_rules, path) => {
    const { calls } = await open(path, ['manageMenus']);
    await expect.element(page.getByText(refusal)).toBeVisible();
    expect(page.getByRole('button', { name: /Choose a file|Export/ }).elements()).toHaveLength(0);
    expect(calls.some((call) => call.path.includes('/blobs/employment/'))).toBe(false);
  });

  test('KR-19 RT-98 /employment/employment informs a person who may not load it, and goes home', async () => {
    const { router } = await open('/employment/employment', ['manageMenus'], {
      [company]: { status: 403, body: { error: 'FORBIDDEN' } },
    });
    await expect.element(page.getByText(refusal).first()).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('a link to a field opens its tab and its row', async () => {
    await open('/employment/employment?field=jobTypes.2.name', ['accessConfigurationOptions']);
    await expect.element(page.getByRole('tab', { name: /^Job Types/ })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Driver');
  });
});
