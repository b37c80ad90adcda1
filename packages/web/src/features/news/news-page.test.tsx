import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

const winter = {
  id: 'a1',
  title: 'Winter menu',
  displayTitle: '',
  content: '<p>Crab Louie moves to weekends.</p>',
  status: 'ACTIVE',
  publishDate: '2026-01-19T08:00:00.000Z',
  expirationDate: null,
};
const hours = { ...winter, id: 'a2', title: 'Holiday hours', content: '<p>Enter them.</p>', status: 'DRAFT' };
const news = (articles: readonly object[], version: number, companyId = '2') => ({
  companyId,
  articles: JSON.stringify(articles),
  version,
});

type SavedNews = { readonly companyId: string; readonly articles: string; readonly version: number };

/** Somebody who has left nothing unfinished on this computer. */
const newPerson = () => crypto.randomUUID();

async function openNews(answers: FakeAnswers = {}, path = '/news/2', session = buildSession({ userId: newPerson() })) {
  const usual = { 'GET /api/news/2': { body: news([winter, hours], 3) } };
  return renderApp({ path, session, answers: { ...usual, ...answers } });
}

const echo: FakeAnswers = {
  'POST /api/news/': ({ body }) => ({ body: { ...Object(body), version: 4 } }),
};
const sent = (calls: Awaited<ReturnType<typeof openNews>>['calls']): SavedNews[] =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));

describe('who may', () => {
  test('NW-11 RT-04 without the configuration permission the page says so', async () => {
    await openNews({}, '/news/2', buildSession({ enabledFeatures: ['dashboard'] }));
    await expect.element(page.getByText('You do not have permission to edit this news')).toBeVisible();
  });

  test('NW-10 the feed opens only for the staff of the provider', async () => {
    const feed = { 'GET /api/news/THRIVE_FEED': { body: news([winter], 1, 'THRIVE_FEED') } };
    const company = buildSession({ enabledFeatures: ['accessConfigurationOptions'] });
    await openNews(feed, '/news/THRIVE_FEED', company);
    await expect.element(page.getByText('You do not have permission to edit this news')).toBeVisible();
  });

  test('NW-10 RT-107 the staff of the provider sees the feed under its name', async () => {
    const feed = { 'GET /api/news/THRIVE_FEED': { body: news([winter], 1, 'THRIVE_FEED') } };
    const staff = buildSession({ enabledFeatures: ['accessConfigurationOptions', 'providerStaff'] });
    await openNews(feed, '/news/THRIVE_FEED', staff);
    await expect.element(page.getByRole('heading', { name: 'Servery news' })).toBeVisible();
  });
});

describe('writing', () => {
  test('NW-05 an article is written, ordered and saved as a JSON string with its version', async () => {
    const { calls } = await openNews(echo);
    await page.getByRole('button', { name: 'Move Holiday hours up' }).click();
    await page.getByRole('button', { name: /^Holiday hours/ }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hours');
    await page.getByRole('switch', { name: 'Active' }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.click();
    await userEvent.keyboard(' <b>Soon</b>');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect.element(page.getByText('The news is saved')).toBeVisible();
    const [save] = sent(calls);
    expect(save).toMatchObject({ companyId: '2', version: 3 });
    const articles = JSON.parse(save?.articles ?? '');
    expect(articles.map(({ title }: { title: string }) => title)).toEqual(['Hours', 'Winter menu']);
    expect(articles[0]).toMatchObject({ status: 'ACTIVE' });
    expect(articles[0].content).toContain('&lt;b&gt;Soon&lt;/b&gt;');
  });

  test('NW-06 the preview is what home shows today: drafts are not in it', async () => {
    await openNews();
    const preview = page.getByRole('region', { name: 'On home today' });
    await expect.element(preview.getByRole('heading', { name: 'Winter menu' })).toBeVisible();
    expect(preview.getByText('Holiday hours').elements()).toHaveLength(0);
  });

  test('NW-01 a preview of nothing says There is no news', async () => {
    await openNews({ 'GET /api/news/2': { body: news([hours], 1) } });
    await expect.element(page.getByText('There is no news')).toBeVisible();
  });

  test('an article without a title is not sent, and the field says why', async () => {
    const { calls } = await openNews();
    await page.getByRole('button', { name: 'New article' }).click();
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect.element(page.getByText('Enter a title')).toBeVisible();
    expect(sent(calls)).toEqual([]);
  });

  test('a refusal of the server is shown at its field', async () => {
    const errors = [{ code: 'INVALID', message: 'is too loud', path: 'articles.0.title' }];
    await openNews({ 'POST /api/news/': { status: 400, body: { errors } } });
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('WINTER');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect.element(page.getByText('is too loud')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('WINTER');
  });

  test('a save that fails loses nothing', async () => {
    await openNews({ 'POST /api/news/': { status: 500, body: { error: 'INTERNAL' } } });
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Kept');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect.element(page.getByText('The news could not be saved. Your changes are kept.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Kept');
  });

  const conflict = (theirs: readonly object[]) => ({
    status: 409,
    body: { error: 'CONFLICT', current: news(theirs, 5) },
  });

  test('two editors: both changes are kept, and an article that both changed is decided before it is saved', async () => {
    const theirs = [
      { ...winter, title: 'Theirs' },
      { ...hours, title: 'Also theirs' },
    ];
    const answers = [conflict(theirs), { body: news(theirs, 6) }];
    const { calls } = await openNews({ 'POST /api/news/': () => answers.shift() ?? { status: 500 } });
    const save = page.getByRole('button', { name: /^Save/ });
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
    await save.click();
    const notice = page.getByRole('region', { name: 'Someone else saved this in the meantime' });
    await expect.element(notice.getByRole('radio', { name: /^Yours.*Mine/ })).toHaveFocus();
    await expect.element(notice.getByText(/Also theirs · Draft/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Also theirs/ })).toBeVisible();
    await expectAccessible();
    await save.click();
    await expect.element(page.getByText('One value is not decided yet.')).toBeVisible();
    expect(sent(calls)).toHaveLength(1);
    await notice.getByRole('radio', { name: /^Yours/ }).click();
    await save.click();
    await expect.poll(() => sent(calls).length).toBe(2);
    expect(sent(calls)[1]?.version).toBe(5);
    expect(sent(calls)[1]?.articles).toContain('Mine');
    await expect.poll(() => notice.query()).toBeNull();
  });

  test('taking theirs shows their article in its fields', async () => {
    await openNews({ 'POST /api/news/': conflict([{ ...winter, content: '<p>Their text.</p>' }, hours]) });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.click();
    await userEvent.keyboard('Mine. ');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('radio', { name: /^Theirs.*Their text/ }).click();
    await expect.element(text).toHaveTextContent('Their text.');
    await expect.poll(() => page.getByRole('button', { name: /^Save/ }).query()).toBeNull();
  });

  test('what was typed survives a reload, until it is discarded', async () => {
    const session = buildSession({ userId: newPerson() });
    const first = await openNews({}, '/news/2', session);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Kept');
    await first.screen.unmount();
    await openNews({}, '/news/2', session);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect.element(title).toHaveValue('Kept');
    await expect.element(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(title).toHaveValue('Winter menu');
  });
});

test('the editor has no accessibility violation', async () => {
  await openNews();
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expectAccessible();
});
