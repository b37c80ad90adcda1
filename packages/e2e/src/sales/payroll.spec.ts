import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Punch } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'payroll' });

const dayMillis = 86_400_000;
const today = Date.parse(new Date().toISOString().slice(0, 10));
/** Of the week before this one. */
const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMillis - 7 * dayMillis;

/** Amara of the demo: Server at 18.67, Shift Lead at 24.00. */
const amara = { id: 'usr-crew-1', name: 'Amara Lindqvist' };
const jobs = { server: { id: '4', name: 'Server' }, lead: { id: '5', name: 'Shift Lead' } };

/** A shift of so many hours from 18:00 UTC, with a lunch of half an hour that is not paid. */
function shift(day: number, hours: number, job: keyof typeof jobs): Punch {
  const businessDate = new Date(monday + day * dayMillis).toISOString().slice(0, 10);
  const at = (minutes: number) => new Date(Date.parse(`${businessDate}T18:00:00Z`) + minutes * 60_000).toISOString();
  return buildPunch({
    id: `a-${day}`,
    locationId: 'pier-39',
    person: amara,
    job: jobs[job],
    businessDate,
    clockedIn: at(0),
    clockedOut: at(hours * 60 + 30),
    breaks: [{ kind: 'LUNCH', from: at(240), to: at(270), isPaid: false }],
    declaredTips: job === 'server' ? 4_210 : 0,
  });
}

async function lastWeek(page: Page): Promise<void> {
  await goTo(page, 'Analytics', 'Employee Payroll');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Last week' }).click();
}

/**
 * By hand: 30 h at 18.67 are 560.10, 16 h at 24.00 are 384.00. 944.10 for 46 h are 20.5239 an hour, half of which for six hours of
 * overtime is 61.57. Tips of 126.30 are paid on payroll.
 */
test('RT-09 NG-08 EM-61 a week with overtime, breaks, tips and two jobs equals the table worked out by hand', async ({
  page,
  browser,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  const week = [...[0, 1, 2].map((day) => shift(day, 10, 'server')), ...[3, 4].map((day) => shift(day, 8, 'lead'))];
  expect(await pier.reportPunches(week)).toMatchObject({ taken: 5, refused: [] });
  expect(await pier.reportPunches(week)).toMatchObject({ taken: 0, unchanged: 5 });

  await lastWeek(page);
  const row = page.getByRole('row', { name: /^Amara Lindqvist/ });
  for (const text of ['46:00', '40:00', '6:00', '2:30', '$61.57', '$1,005.67', '$126.30', '$1,131.97'])
    await expect(row.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines.find((line) => line.startsWith('Amara'))).toContain('46.00');

  await row.click();
  const drawer = page.getByRole('dialog', { name: 'Amara Lindqvist' });
  await expect(drawer.getByRole('row')).toHaveCount(6);
  await expect(drawer.getByText('10:00 AM – 8:30 PM').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Job', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Shift Lead/ })).toContainText('$61.57');

  const analyst = await browser.newPage({ baseURL: demoServer.url });
  await signIn(analyst, 'reports@harbor.example');
  await lastWeek(analyst);
  await expect(analyst.getByRole('row', { name: /^Amara Lindqvist/ })).toContainText('46:00');
  await expect(analyst.getByText(/Pay shows to people who administer employees/)).toBeVisible();
  await expect(analyst.getByText('$1,005.67')).toHaveCount(0);
  await analyst.close();
});
