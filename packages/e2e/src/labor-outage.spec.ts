import { expect, type Page } from '@playwright/test';
import type { LaborSandbox } from '@servery/sandbox';
import { test } from './support/console-test.ts';
import { chooseOption } from './support/keyboard.ts';
import { save } from './support/menu-editing.ts';
import { signIn } from './support/sign-in.ts';
import { chooseLevel, goTo } from './support/walking.ts';

test.use({ demoOf: 'labor outage', hasOwnLabor: true });

/** A call that failed is made again after ever longer pauses. */
const untilCaughtUp = { timeout: 90_000 };

test('LB-02 LB-03 LB-05 LB-10 LB-14 LB-15 ER-22 while the labor service is down everything is saved at once; once it is back it receives everything in order, once', async ({
  page,
  labor,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'admin@harbor.example');
  await connectPier39(page);

  labor.service.trouble = 'away';
  const sentBefore = labor.service.requests.length;
  await renameFrontOfHouse(page);
  await addBaker(page);
  await hire(page, 'Nora Quill');

  await openLaborService(page);
  for (const name of ['Dining Room', 'Bakery', 'Nora Quill'])
    await expect(await found(page, name)).toContainText('The labor service does not answer.', untilCaughtUp);
  await expect(await found(page, 'Dining Room')).toContainText('Front of House');
  await expect(await found(page, 'Baker')).toContainText(
    /Not there yet.*Waiting.*until its department is created there/,
  );
  await expect(await found(page, 'Nora Quill')).toContainText('Not there yet');
  expect(labor.service.requests).toHaveLength(sentBefore);

  labor.service.trouble = undefined;
  await expect(page.getByText(/ up to date, 0 waiting, 0 failed/)).toBeVisible(untilCaughtUp);
  await expect(await found(page, 'Dining Room')).toContainText(/Id \d+.*Up to date/);
  await expect(await found(page, 'Dining Room')).not.toContainText('Front of House');
  for (const name of ['Bakery', 'Baker', 'Nora Quill'])
    await expect(await found(page, name)).toContainText(/Id \d+.*Up to date/);
  expectSentOnceInOrder(labor, sentBefore);
});

/** One call for each thing, with its state in the end; the role after the department that it belongs to. */
function expectSentOnceInOrder({ service, records }: LaborSandbox, from: number): void {
  const sent = service.requests.slice(from).map(({ url, body }) => ({ path: url.pathname, body }));
  expect(sent.map(({ path }) => path).toSorted()).toEqual([
    '/department/create',
    '/department/update',
    '/role/create',
    '/user/create',
  ]);
  const paths = sent.map(({ path }) => path);
  expect(paths.indexOf('/role/create')).toBeGreaterThan(paths.indexOf('/department/create'));
  expect(sent.find(({ path }) => path === '/department/update')?.body).toMatchObject({ name: 'Dining Room' });
  const idOf = (wanted: string) => [...records].find(([, { name }]) => name === wanted)?.[0];
  expect(sent.find(({ path }) => path === '/role/create')?.body).toMatchObject({
    name: 'Baker',
    departmentId: idOf('Bakery'),
  });
  expect([...records.values()].filter(({ name }) => name === 'Front of House' || name === 'Hall')).toEqual([]);
}

async function connectPier39(page: Page): Promise<void> {
  await openLaborService(page);
  await page.getByRole('button', { name: 'Connect Locations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connected locations' });
  await dialog.getByRole('switch', { name: 'Pier 39' }).click();
  await expect(page.getByText('Pier 39 is connected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/ up to date, 0 waiting, 0 failed/)).toBeVisible(untilCaughtUp);
}

/** Twice, each time saved: the service receives only the last name. */
async function renameFrontOfHouse(page: Page): Promise<void> {
  await openEmployment(page);
  for (const [from, to] of [
    ['Front of House', 'Hall'],
    ['Hall', 'Dining Room'],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${from}`, exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill(to);
    await save(page);
  }
}

/** A job type in a department that the service does not know yet, either. */
async function addBaker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a department' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bakery');
  await page.getByRole('tab', { name: /^Job Types/ }).click();
  await page.getByRole('button', { name: 'Add a job type' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Baker');
  await page.getByRole('combobox', { name: 'Department', exact: true }).click();
  await chooseOption(page, 'Bakery');
  await save(page);
}

async function hire(page: Page, name: string): Promise<void> {
  await goTo(page, 'Employment', 'Employees');
  await page.getByRole('link', { name: 'Add employee' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill('nora@harbor.example');
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function openEmployment(page: Page): Promise<void> {
  await goTo(page, 'Employment', 'Employment');
  await chooseLevel(page, 'Harbor Pizza Co.');
  await page.getByRole('tab', { name: /^Departments/ }).click();
}

async function openLaborService(page: Page): Promise<void> {
  await goTo(page, 'Employment', 'Employment');
  await page.getByRole('link', { name: 'Labor service' }).click();
}

/** Its row, searched for: the table draws only rows that are in view. */
async function found(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Search name' }).fill(name);
  return page
    .getByRole('main')
    .getByRole('row', { name: new RegExp(`\\b${name}\\b`) })
    .first();
}
