import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSession, type SessionOverrides } from '../../testing/build-session.ts';
import { expectText } from '../../testing/screens/open-screen.tsx';
import { renderApp } from '../../testing/screens/render-app.tsx';

const field = page.getByRole('textbox', { name: 'Go to a screen, location, item, employee or setting' });
const wfExec = { workflowId: 'w1', runId: 'r1' };
const run = {
  wfExec,
  action: 'PUBLISH',
  name: 'Winter menu',
  startedBy: 'Dana',
  syncDate: '2026-11-20T14:59:00.000Z',
  locationIds: ['101', '102'],
  syncStarted: '2026-11-20T14:59:00.000Z',
  syncCompleted: null,
  held: null,
  reachesOthers: false,
  counts: { COMPLETED: 1, WAITING: 1 },
};
const publisher: SessionOverrides = {
  enabledFeatures: ['accessConfigurationOptions', 'manageMenus'],
};

const atOneStore = { grantedOn: { type: 'LOCATION' as const, id: '101' } };

type Offered = { readonly runs?: readonly object[]; readonly session?: SessionOverrides };

async function search(words: string, { runs = [run], session = publisher }: Offered) {
  const { calls } = await renderApp({
    session: buildSession(session),
    answers: {
      'GET /api/sync-locations/running/2': { body: runs },
      'GET /api/sync-employment/running/2': { body: [] },
      'POST /api/sync-locations/hold': { body: wfExec },
      'POST /api/sync-locations/resume': { body: wfExec },
    },
  });
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  await expect.poll(() => calls.some(({ path }) => path === '/api/sync-locations/running/2')).toBe(true);
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill(words);
  return calls;
}

afterEach(async () => {
  if (field.query() === null) return;
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

describe('the command palette holds a publication', () => {
  const bodiesTo = (calls: Awaited<ReturnType<typeof search>>, path: string) =>
    calls.filter((call) => call.path === path).map(({ body }) => body);

  test.each([
    ['what has not begun of it', 'hold', {}, /^Hold next wave/, 'hold'],
    ['what has not begun at all', 'hold', { counts: { SCHEDULED: 2 } }, /^Hold(?! next wave)/, 'hold'],
    ['and continues it', 'continue', { held: { since: run.syncDate, by: 'Dana' } }, /^Continue/, 'resume'],
  ])('%s', async (_what, words, more, name, operation) => {
    const calls = await search(words, { runs: [{ ...run, ...more }] });
    const found = page.getByRole('button', { name });
    await expectText(found, 'Winter menu');
    await found.click();
    await expect.poll(() => bodiesTo(calls, `/api/sync-locations/${operation}`)).toEqual([wfExec]);
  });

  test.each([
    ['nothing is published', { runs: [] }],
    ['all of it has begun', { runs: [{ ...run, counts: { COMPLETED: 1, RUNNING: 1 } }] }],
    ['it also goes where the person sees nothing', { runs: [{ ...run, reachesOthers: true }] }],
    ['the person may not publish at all of it', { session: { ...publisher, grantedRoles: [atOneStore] } }],
    ['the person only looks on', { session: { ...publisher, isReadOnly: true } }],
  ])('not when %s', async (_when, options) => {
    await search('hold', options);
    await expect.element(page.getByText('Nothing found')).toBeVisible();
  });
});
