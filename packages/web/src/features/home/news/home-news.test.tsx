import { describe, expect, test } from 'vitest';
import { buildSession } from '../../../testing/build-session.ts';
import { article, locations, openHome } from '../testing/open-home.ts';

describe('the news', () => {
  test('HM-08 NW-02 T19 Company News shows its articles with their marks and without anything that runs', async () => {
    const { screen } = await openHome();
    const news = screen.getByRole('region', { name: 'Company News' });
    await expect.element(news.getByRole('heading', { name: 'Winter menu goes live Saturday' })).toBeVisible();
    await expect.element(news.getByText('Crab Louie moves to weekends.')).toBeVisible();
    await expect.element(news.getByText('to weekends', { exact: true })).toBeVisible();
    expect(document.querySelector('article script, article [onclick], article img')).toBeNull();
  });

  test('HM-09 NW-13 the feed of the provider has its name', async () => {
    const { screen, calls } = await openHome();
    await expect.element(screen.getByRole('region', { name: 'Servery' })).toBeVisible();
    expect(calls.some(({ url }) => url.pathname === '/api/news/THRIVE_FEED')).toBe(true);
  });

  test('HM-10 NW-11 Configure News leads to the news of the company', async () => {
    const { screen, router } = await openHome();
    await screen.getByRole('button', { name: 'Configure News' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/news/2');
  });

  test('HM-10 NW-11 who has roles at single stores only configures no news', async () => {
    const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: '101' } as const }];
    const enabledFeatures = ['accessConfigurationOptions'];
    const { screen } = await openHome({}, { session: buildSession({ enabledFeatures, grantedRoles }) });
    await expect.element(screen.getByRole('heading', { name: 'Winter menu goes live Saturday' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Configure News' }).elements()).toEqual([]);
  });

  test('RT-04 HM-08 HM-10 NW-02 provider staff see the news of the company they work in, and the gear leads to them', async () => {
    const session = buildSession({
      userCompanyId: 'harbor',
      userCompanyName: 'Harbor Pizza Co.',
      enabledFeatures: ['providerStaff', 'accessConfigurationOptions'],
    });
    const body = { companyId: 'harbor', articles: JSON.stringify([article]), version: 1 };
    const { screen, router } = await openHome(
      { 'GET /api/news/harbor': { body }, 'GET /api/tenants/sync-status/harbor': { body: locations } },
      { session },
    );
    const news = screen.getByRole('region', { name: 'Company News' });
    await expect.element(news.getByRole('heading', { name: 'Winter menu goes live Saturday' })).toBeVisible();
    await news.getByRole('button', { name: 'Configure News' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/news/harbor');
  });

  test('HM-09 NW-13 in the company of the provider the articles of the feed are listed once', async () => {
    const session = buildSession({ userCompanyId: '1', providerCompanyId: '1' });
    const body = { companyId: '1', articles: JSON.stringify([article]), version: 1 };
    const { screen } = await openHome(
      {
        'GET /api/news/1': { body },
        'GET /api/news/THRIVE_FEED': { body },
        'GET /api/tenants/sync-status/1': { body: locations },
      },
      { session },
    );
    const title = { name: 'Winter menu goes live Saturday' };
    await expect.element(screen.getByRole('heading', title).first()).toBeVisible();
    await expect.poll(() => screen.getByRole('heading', title).elements().length).toBe(1);
  });

  test('HM-11 NW-12 an empty panel, or one that failed, says No news is good news', async () => {
    const { screen } = await openHome({ 'GET /api/news/2': { status: 404 } });
    await expect.poll(() => screen.getByText('No news is good news').elements().length).toBe(2);
  });
});
