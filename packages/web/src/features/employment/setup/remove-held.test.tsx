import { findByPath, type Path } from '@servery/domain';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../testing/screens/employment-screen.ts';
import { employmentServer } from '../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';

let server: SettingsServer;
const saved = (...at: Path) => findByPath(server.base, at);
const path = '/api/users/harbor/record-counts';
const withPeople = { enabledFeatures: ['accessConfigurationOptions', 'userAdmin', 'staffData'] };
const dialog = page.getByRole('dialog');

beforeEach(() => {
  server = employmentServer();
});

function answerCounts(jobTypes: Record<string, number>, requirements: Record<string, number> = {}): void {
  server.fixed.set(`GET ${path}`, () => ({ jobTypes, requirements }));
}

/** The queries that the questions sent; the list of job types asks for all of them. */
const askedCounts = () =>
  server.calls
    .filter((call) => call.path === path)
    .map(({ query }) => query.toString())
    .filter((query) => !query.includes('*'));

test('EM-84 before a job type goes the question says how many people have it', async () => {
  answerCounts({ '1': 12 });
  await openEmployment({ session: withPeople });
  await openTab('Job Types');
  expect(askedCounts()).toEqual([]);
  await chooseOfRow('Cashier', 'Remove');
  await expect.element(dialog.getByText(/12 employees that you administer have this job/)).toBeVisible();
  expect(askedCounts()).toEqual(['jobTypes=1']);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rowOf('Cashier')).toBeVisible();
  await chooseOfRow('Cashier', 'Remove');
  await expect.element(dialog.getByText(/12 employees/)).toBeVisible();
  expect(askedCounts()).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await saveTo(server);
  expect(saved('jobTypes', { id: '1' })).toBeUndefined();
});

test('EM-03 EM-42 the question about a requirement names its job types and how many people have it, at the level that is edited', async () => {
  server.put(['jobTypes', { id: '4' }, 'requirements'], ['2']);
  answerCounts({}, { '2': 1 });
  await openEmployment({ session: withPeople, at: 'pier-39' });
  await openTab('Requirements');
  await chooseOfRow('Liquor Service', 'Remove');
  await expect.element(dialog.getByText(/Server requires it and no longer will/)).toBeVisible();
  await expect.element(dialog.getByText(/1 employee that you administer has this certification/)).toBeVisible();
  expect(askedCounts()).toEqual(['requirements=2&place=pier-39']);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(rowOf('Liquor Service')).not.toBeInTheDocument();
  await undo();
  await expect.element(rowOf('Liquor Service')).toBeVisible();
});

test('EM-84 a count that cannot be had is said and keeps nobody from removing', async () => {
  answerCounts({ '1': 12 });
  await openEmployment({ session: withPeople });
  await openTab('Job Types');
  await expect.element(rowOf('Cashier')).toMatchTextContent('12 people');
  server.answers.push({ match: `GET ${path}`, answer: () => new Response('{"error":"FAILED"}', { status: 403 }) });
  await chooseOfRow('Cashier', 'Remove');
  await expect.element(dialog.getByText(/could not be loaded/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(rowOf('Cashier')).not.toBeInTheDocument();
});

test('EM-84 what nobody has is said; what was never saved goes without a question', async () => {
  answerCounts({ '1': 0 });
  await openEmployment({ session: withPeople });
  await openTab('Job Types');
  await page.getByRole('button', { name: 'Add a job type' }).click();
  await chooseOfRow('New job type', 'Remove');
  await expect.element(rowOf('New job type')).not.toBeInTheDocument();
  expect(askedCounts()).toEqual([]);
  await chooseOfRow('Cashier', 'Remove');
  await expect.element(dialog.getByText('None of the employees that you administer has this job.')).toBeVisible();
});

test('EE-08 the list of job types says how many people have each, and how many here, for who may see what people do', async () => {
  server.fixed.set(`GET ${path}`, (_, query) => ({
    jobTypes: query.get('place') === 'pier-39' ? { '1': 5 } : { '1': 22, '2': 1 },
    requirements: {},
  }));
  const { unmount } = await openEmployment({ session: withPeople, at: 'pier-39' });
  await openTab('Job Types');
  await expect.element(rowOf('Cashier')).toMatchTextContent('22 people, 5 here');
  await expect.element(rowOf('Driver')).toMatchTextContent('1 person, 0 here');
  await expect.element(rowOf('Server')).toMatchTextContent('No people');
  await expectAccessible();
  await unmount();
  server.calls.length = 0;
  await openEmployment({ session: { enabledFeatures: ['accessConfigurationOptions', 'userAdmin'] } });
  await openTab('Job Types');
  await expect.element(rowOf('Cashier')).toBeVisible();
  await expect.element(page.getByText(/people/)).not.toBeInTheDocument();
  expect(server.calls.filter((call) => call.path === path)).toEqual([]);
});

test('PM-57 EM-84 who administers no people is asked nothing, and nothing is counted', async () => {
  answerCounts({ '1': 12 });
  await openEmployment();
  await openTab('Job Types');
  await chooseOfRow('Cashier', 'Remove');
  await expect.element(rowOf('Cashier')).not.toBeInTheDocument();
  expect(askedCounts()).toEqual([]);
});

test('EM-84 the question has no accessibility violation at 360 px', async () => {
  answerCounts({ '1': 12 });
  await page.viewport(360, 800);
  await openEmployment({ session: withPeople });
  await openTab('Job Types');
  await chooseOfRow('Cashier', 'Remove');
  await expect.element(dialog.getByText(/12 employees/)).toBeVisible();
  await expectAccessible();
});
