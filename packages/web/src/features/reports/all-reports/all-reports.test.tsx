import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { openReport } from '../testing/open-report.ts';

describe('All Reports', () => {
  const signIn: FakeAnswers = {
    'GET /sisense/settings/': () => ({ body: { host: null } }),
    'GET /sisense/jwt-token': () => ({ body: { token: 'header.payload.signature' } }),
    'GET /jwt': () => ({ status: 200 }),
    'GET /api/v1/dashboards': () => ({ body: [{ oid: 'productMix', title: 'Product Mix' }] }),
  };

  test('RT-10 NG-09 AN-06 the console signs in to its analytics and lists what is there', async () => {
    const { calls } = await openReport('/allReports', signIn);
    const link = page.getByRole('row', { name: /Product Mix/ }).getByRole('link', { name: 'Product Mix' });
    await expect.element(link).toBeVisible();
    await expect.element(page.getByText('by item, category or modifier', { exact: false })).toBeVisible();
    const entered = calls.find(({ path }) => path === '/jwt')?.url.searchParams;
    expect(Object.fromEntries(entered ?? [])).toEqual({ jwt: 'header.payload.signature', return_to: '/' });
    const asked = calls.find(({ path }) => path === '/api/v1/dashboards')?.url.searchParams;
    expect(asked?.get('fields')).toBe('oid,title');
    await expectAccessible();
    await link.click();
    await expect.element(page.getByRole('heading', { name: 'Product Mix' })).toBeVisible();
  });

  test('AN-08 dashboards of an outside host open there, signed in', async () => {
    const host = 'https://analytics.example';
    await openReport('/allReports', {
      ...signIn,
      'GET /sisense/settings/': () => ({ body: { host } }),
      'GET /api/v1/dashboards': () => ({ body: [{ oid: 'd/1', title: 'Labor by Store', secret: 'x' }] }),
    });
    const link = page.getByRole('link', { name: 'Labor by Store' });
    await expect.element(link).toBeVisible();
    await expect.element(page.getByText('Opens at analytics.example')).toBeVisible();
    const target = new URL(link.element().getAttribute('href') ?? '', location.origin);
    expect([target.pathname, target.searchParams.get('return_to')]).toEqual([
      '/sisense/sso',
      '/app/main#/dashboards/d%2F1',
    ]);
  });

  test('AN-08 what a host answers is not trusted, and asked for again', async () => {
    let body: unknown = [{ oid: 1 }];
    await openReport('/allReports', { ...signIn, 'GET /api/v1/dashboards': () => ({ body, isBroken: true }) });
    await expect.element(page.getByText('The list of reports could not be read')).toBeVisible();
    body = [];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('The host of analytics has no dashboards for you')).toBeVisible();
  });
});
