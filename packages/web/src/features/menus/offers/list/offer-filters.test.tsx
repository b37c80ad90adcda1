import { newOffer, newOfferInfo, newValidity } from '@servery/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import { openOffers } from '../../../../testing/screens/open-offers.tsx';

const made = { dateCreated: '2026-09-01', color: '#275D94' } as const;

/** Beside the three offers of the menu one whose last night ends at 2 AM, and one of last summer. */
const menu = () => {
  const usual = buildOfferMenu();
  const info = (name: string) => newOfferInfo({ name, type: 'DISCOUNT', channels: ['POS'] });
  const until = (endDate: string) => ({ enabled: true, startDate: null, endDate });
  const late = newOffer({
    ...made,
    id: 'late',
    name: 'Late slice',
    order: 8,
    info: info('Late slice'),
    validity: newValidity({
      dateRange: until('2026-11-23'),
      timeOfDay: { enabled: true, startTime: 79_200, endOffset: 14_400 },
    }),
  });
  const summer = newOffer({
    ...made,
    id: 'summer',
    name: 'Summer cup',
    order: 9,
    info: info('Summer cup'),
    validity: newValidity({ dateRange: until('2026-08-31') }),
  });
  return { ...usual, offers: [...usual.offers, late, summer] };
};

const chip = (name: string) => page.getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((node) => node.textContent?.match(/Two-topping Tuesday|\$5 off|Manager comp|Late slice|Summer cup/)?.[0]);
const everything = ['Two-topping Tuesday', '$5 off', 'Manager comp', 'Late slice', 'Summer cup'];

async function choose(filter: RegExp, choice: string): Promise<void> {
  await page.getByRole('button', { name: filter }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
  // Tuesday, 1 AM in the zone of the first store.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
  return () => {
    vi.useRealTimers();
  };
});

test('OF-13 OF-14 offers are filtered by whether they are active, run now or are over, and the address keeps it', async () => {
  const { router } = await openOffers('/tuesday', { menu: menu() });
  await expect.poll(names).toEqual(everything);
  await expect.element(chip('Running now 3')).not.toBeInTheDocument();
  await chip('Filters').click();
  await chip('Running now 3').click();
  await expect.poll(names).toEqual(['Two-topping Tuesday', '$5 off', 'Late slice']);
  expect(router.state.location.search).toMatchObject({ show: 'running' });
  await chip('Ended 1').click();
  await expect.poll(names).toEqual(['Summer cup']);
  await chip('Inactive 1').click();
  await expect.poll(names).toEqual(['Manager comp']);
  await chip('Active 4').click();
  await expect.poll(names).toHaveLength(4);
  await chip('All').click();
  await expect.poll(names).toEqual(everything);
  expect(router.state.location.search).not.toHaveProperty('show');
});

test('OF-08 OF-18 OF-20 by type, by what they apply to and by what they take off, each counting what the others leave, with the search', async () => {
  const { router } = await openOffers('', { menu: menu() });
  await chip('Filters').click();
  await choose(/^Type/, 'Discount (2)');
  await expect.poll(names).toEqual(['Late slice', 'Summer cup']);
  await expect.element(chip('Ended 1')).toBeVisible();
  await expect.element(chip('Inactive 0')).toBeVisible();
  await choose(/^Type/, 'All');
  await choose(/^Applies to/, 'Entire order (4)');
  await choose(/^Takes off/, 'Amount (1)');
  await expect.poll(names).toEqual(['$5 off']);
  await choose(/^Takes off/, 'Percentage (1)');
  await expect.poll(names).toEqual(['Manager comp']);
  expect(router.state.location.search).toMatchObject({ applies: 'ENTIRE_ORDER', takes: 'PERCENTAGE' });
  await page.getByRole('textbox', { name: 'Search 5 offers' }).fill('tide');
  await expect.poll(names).toEqual([]);
  await expectAccessible();
  await chip('Show all').click();
  await expect.poll(names).toEqual(everything);
  for (const key of ['q', 'applies', 'takes']) expect(router.state.location.search).not.toHaveProperty(key);
});

test('an address with filters shows the same list and table, and an offer that opens keeps them', async () => {
  const { router } = await openOffers('?show=active&type=DISCOUNT&applies=nothing&q=slice', { menu: menu() });
  await expect.poll(names).toEqual(['Late slice']);
  await expect.element(chip('Filters')).toHaveAttribute('aria-expanded', 'true');
  const table = page.getByRole('table', { name: 'All offers' });
  await expect.element(table.getByRole('row', { name: /Late slice/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Summer cup/ })).not.toBeInTheDocument();
  await page.getByRole('treeitem', { name: /Late slice/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/menu/offers/late');
  expect(router.state.location.search).toMatchObject({ show: 'active', type: 'DISCOUNT', q: 'slice' });
  await expect.poll(names).toEqual(['Late slice']);
});
