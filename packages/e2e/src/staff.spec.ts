import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { createServerClient, openConfigFolder, syncOnce } from '@servery/terminal';
import { call } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { chooseCompany, chooseInUserMenu, goTo } from './support/walking.ts';

test.use({ demoOf: 'the staff of the stores' });

const stores = [
  { id: 'pier-39', name: 'Pier 39', job: 'Server', wage: '18.75' },
  { id: 'seaport', name: 'Seaport', job: 'Cashier', wage: '19.85' },
  { id: 'navy-pier', name: 'Navy Pier', job: 'Server', wage: '20.95' },
] as const;
const wages = new RegExp(stores.map(({ wage }) => wage.replace('.', '\\.')).join('|'));

test('EM-101 EM-102 EM-103 EE-06 EE-08 PM-43 PM-44 PM-45 the week of a manager: somebody is hired at three stores with a wage at each and a certification, published, and seen at the terminals; each store sees its own wage, the provider none', async ({
  page,
  browser,
}, info) => {
  await signIn(page, 'admin@harbor.example');
  await hire(page);
  await publishEmployment(page);
  for (const store of stores) {
    const text = await employmentOfTerminal(page, store.id);
    expect(text).not.toMatch(wages);
    expect(jobsOf(text, 'Wren Castell')).toEqual([store.job]);
  }

  const another = async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await seesOwnStore(await another());
  await seesStoresWithoutWages(await another(), info);
  await seesNoStaffData(await another(), info);
});

/** The manager of one of the three: the job at that store, and its wage. */
async function seesOwnStore(page: Page): Promise<void> {
  await signIn(page, 'manager@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  await expect(page.getByRole('row', { name: /Tomás Reyes/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mina Castellanos/ })).toHaveCount(0);
  await openWren(page);
  const jobs = page.getByRole('region', { name: 'Jobs and wages' });
  await expect(jobs.getByRole('row', { name: /Pier 39/ })).toContainText('$18.75');
  for (const place of ['Seaport', 'Navy Pier'])
    await expect(jobs.getByRole('row', { name: new RegExp(place) })).toContainText('Not shown to you');
  await expect(jobs).not.toContainText(/19\.85|20\.95/);
}

/** A person who administers the stores of an area without the right to wages, on the screen and in the file. */
async function seesStoresWithoutWages(page: Page, info: TestInfo): Promise<void> {
  await signIn(page, 'area@harbor.example');
  await goTo(page, 'Employment', 'Employees');
  for (const name of ['Tomás Reyes', 'Mina Castellanos', 'Priscilla Oyelaran'])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const csv = await exportOf(page, info, 'area.csv');
  expect(csv).toContain('Server @ Pier 39');
  expect(csv).not.toMatch(/\d\d\.\d\d|Cashier @ Seaport/);
  await openWren(page);
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText('ServerPier 39');
  await expect(page.getByRole('main')).not.toContainText(wages);
}

async function openWren(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: /Search name/ }).fill('Wren');
  await page.getByRole('row', { name: /Wren Castell/ }).click();
  await expect(page.getByRole('heading', { name: 'Wren Castell', exact: true })).toBeVisible();
}

async function exportOf(page: Page, info: TestInfo, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByLabel('Export these employees as CSV').click(),
  ]);
  const file = info.outputPath(name);
  await download.saveAs(file);
  return readFileSync(file, 'utf8');
}

const publishedEmployment = '/api/published-config/employment/pier-39';

/** The provider: neither on the screen, in the file, in the audit nor in the published documents. */
async function seesNoStaffData(page: Page, info: TestInfo): Promise<void> {
  await signIn(page, 'provider@servery.example');
  await chooseCompany(page, 'Harbor Pizza Co.');
  await goTo(page, 'Employment', 'Employees');
  await page.getByRole('searchbox', { name: /Search name/ }).fill('Wren');
  const csv = await exportOf(page, info, 'provider.csv');
  expect(csv).toContain('Wren Castell');
  expect(csv).not.toMatch(wages);
  expect(csv).not.toMatch(/Jobs|Certifications/);
  await page.getByRole('row', { name: /Wren Castell/ }).click();
  await expect(page.getByRole('heading', { name: 'Wren Castell', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Roles', exact: true })).toContainText('Navy Pier');
  await expect(page.getByRole('region', { name: /Jobs/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /certifications/ })).toHaveCount(0);

  await chooseInUserMenu(page, 'Audit');
  const entry = page.getByRole('row', { name: /Added the employee Wren Castell/ }).first();
  await entry.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByRole('link', { name: 'Open Wren Castell' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(wages);
  const published = await (await page.request.get(`${publishedEmployment}?companyId=harbor`)).text();
  expect(published).toContain('"jobTypes"');
  expect(published).not.toContain('Wren Castell');
}

async function hire(page: Page): Promise<void> {
  await goTo(page, 'Employment', 'Employees');
  await page.getByRole('link', { name: 'Add employee' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wren Castell');
  await page.getByLabel('POS id').fill('8642');
  for (const [index, { name, job, wage }] of stores.entries()) {
    const number = index + 1;
    await page.getByRole('button', { name: 'Add role' }).click();
    await choose(page, `Role ${number}`, 'Server');
    await choose(page, `Role ${number} applies at`, name);
    await page.getByRole('button', { name: 'Add job' }).click();
    await choose(page, `Job ${number}`, job);
    await choose(page, `Job ${number} at`, name);
    await page.getByLabel(`Wage of job ${number}`).fill(wage);
  }
  await page.getByRole('button', { name: 'Add certification' }).click();
  await choose(page, 'Certification 1', 'Food Handlers');
  await page.getByLabel('Certification 1 expires on').fill('2030-01-31');
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('heading', { name: 'Wren Castell', exact: true })).toBeVisible();
  const jobs = page.getByRole('region', { name: 'Jobs and wages' });
  for (const { name, job, wage } of stores) await expect(jobs).toContainText(`${job}${name}$${wage}`);
  await expect(page.getByRole('region', { name: 'Security and certifications' })).toContainText('Jan 31st 2030');
}

/** A choice of a list that is searched where it is long. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

async function publishEmployment(page: Page): Promise<void> {
  await goTo(page, 'Employment', 'Employment Admin');
  await page.getByRole('main').getByRole('link', { name: 'Publish' }).click();
  for (const { name } of stores) await page.getByRole('checkbox', { name, exact: true }).check();
  await expect(page.getByRole('region', { name: 'Review before publishing' })).toContainText('Wren Castell');
  await page.getByRole('button', { name: /^Publish now/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Publish|Yes)/ })
    .click();
  for (const { id } of stores)
    await expect
      .poll(async () => employmentOfTerminal(page, id).catch(() => ''), { timeout: 60_000 })
      .toContain('Wren Castell');
}

const credentials = new Map<string, string>();

/** The employment document that the register of a store fetches. */
async function employmentOfTerminal(page: Page, locationId: string): Promise<string> {
  const known = credentials.get(locationId) ?? (await newCredential(page, locationId));
  credentials.set(locationId, known);
  const folder = temporaryFolder('store');
  await syncOnce({
    client: createServerClient(new URL(page.url()).origin, known),
    folder: await openConfigFolder(folder),
    onEvent: () => undefined,
    signal: new AbortController().signal,
  });
  return readFileSync(join(folder, 'employment.json'), 'utf8');
}

async function newCredential(page: Page, locationId: string): Promise<string> {
  const { id, secret } = await call(page, 'createCredential', {
    params: { companyId: 'harbor', locationId },
    body: { name: 'Register' },
  });
  return `${id}.${secret}`;
}

interface Published {
  readonly jobTypes: readonly { readonly id: string; readonly name: string }[];
  readonly employees: readonly { readonly name: string; readonly jobs: readonly { readonly jobTypeId: string }[] }[];
}

/** The names of somebody's jobs in a published document. */
function jobsOf(text: string, name: string): (string | undefined)[] {
  const { employees, jobTypes }: Published = JSON.parse(text);
  const person = employees.find((one) => one.name === name);
  return person?.jobs.map(({ jobTypeId }) => jobTypes.find(({ id }) => id === jobTypeId)?.name) ?? [];
}
