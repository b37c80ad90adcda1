import { type MenuBlob, newLocationSettings, newOffer, newValidity, settingsNamesOf } from '@servery/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import { openOffers } from '../../../../testing/screens/open-offers.tsx';
import type { FakeAnswers } from '../../../../testing/servers/fake-api.ts';

const open = (menu: MenuBlob = buildOfferMenu(), answers: FakeAnswers = {}) =>
  openOffers('', { menu, own: [], answers });
const calendar = () => page.getByRole('region', { name: 'When offers run' });
const hours = (name: string, day: number) =>
  calendar()
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .nth(day);

beforeEach(() => {
  chooseTheme('light');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T20:00:00Z') });
  return () => {
    vi.useRealTimers();
  };
});

test('OF-13 OF-14 the week shows on which days and at which hours each offer runs; another week is a press away', async () => {
  const menu = buildOfferMenu();
  const late = newOffer({
    id: 'late',
    name: 'Late slice',
    color: '#275D94',
    dateCreated: '2026-09-01',
    order: 9,
    validity: newValidity({
      dateRange: { enabled: true, startDate: '2026-11-27', endDate: '2026-11-29' },
      timeOfDay: { enabled: true, startTime: 79_200, endOffset: 14_400 },
    }),
  });
  const { router } = await open({ ...menu, offers: [...menu.offers, late] });
  await expect.element(calendar().getByText(/^Sun, Nov 22nd 2026 to Sat, Nov 28th 2026/)).toBeVisible();
  await expect.element(hours('Two-topping Tuesday', 2)).toMatchTextContent('All day');
  await expect.element(hours('Two-topping Tuesday', 3)).toHaveTextContent('–');
  await expect.element(hours('Late slice', 5)).toMatchTextContent('10:00 PM – 2:00 AM');
  await expect.element(hours('Late slice', 5)).toMatchTextContent('next day');
  await expect.element(calendar().getByText('1 offer does not run this week or is inactive.')).toBeVisible();
  await expectAccessible();

  await calendar().getByRole('button', { name: 'The week after' }).click();
  await expect.element(hours('Late slice', 0)).toMatchTextContent('10:00 PM');
  await expect.element(hours('Late slice', 1)).toHaveTextContent('–');
  await calendar().getByRole('button', { name: 'The week after' }).click();
  await expect.element(calendar().getByRole('row', { name: /^Late slice/ })).not.toBeInTheDocument();
  await calendar().getByRole('button', { name: 'This week' }).click();
  await calendar().getByRole('link', { name: 'Late slice' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/menu/offers/late');
});

test('OF-14 where the store is open past midnight, an offer without hours runs until it closes', async () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 61_200, endOffset: 32_400 }));
  const openHours = [{ set: 'inStore', sets: ['inStore'], days, specialHours: [] }];
  const body = { ...settingsNamesOf(newLocationSettings()), openHours };
  await open(buildOfferMenu(), { 'GET /api/menus/settings-names/company/2': { body } });
  await expect.element(hours('Two-topping Tuesday', 2)).toMatchTextContent('All day');
  await expect.element(hours('Two-topping Tuesday', 2)).toMatchTextContent('until 2:00 AM the next day');
  await expect.element(hours('Two-topping Tuesday', 3)).toHaveTextContent('–');
});
