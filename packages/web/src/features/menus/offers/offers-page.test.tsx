import { type Change, type MenuBlob, newOnlineCategory } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildOfferMenu } from '../../../testing/offer-menu.ts';
import { openOffers } from '../../../testing/screens/open-offers.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const own: Change = {
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['offers', { id: 'five' }, 'info', 'displayName'],
  from: '',
  to: 'Five off',
};

const open = (path: string, menu: MenuBlob = buildOfferMenu(), answers: FakeAnswers = {}) =>
  openOffers(path, { menu, own: [own], answers });

const node = (name: RegExp) => page.getByRole('treeitem', { name });
const changes = (count: string) => page.getByText(count, { exact: true });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('the list of offers', () => {
  test('RT-61 KR-34 says of each what it is and when it is valid, and opens what is pressed', async () => {
    const { router } = await open('');
    await expect.element(node(/Two-topping Tuesday/)).toMatchTextContent('Promo · Tue');
    await expect.element(node(/\$5 off/)).toMatchTextContent('Coupon · TIDE5 · POS, online');
    await node(/Two-topping Tuesday/).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/offers/tuesday');
    await expect.element(page.getByRole('heading', { name: 'Two-topping Tuesday', level: 1 })).toBeVisible();
  });

  test('on a phone the list leads to all offers in one table, and back', async () => {
    await page.viewport(360, 800);
    await open('');
    await page.getByRole('button', { name: 'Show all in one table' }).click();
    await expect.element(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    await expect.element(node(/Two-topping Tuesday/)).toBeVisible();
  });

  test('filters count and narrow, a search finds a code', async () => {
    await open('/tuesday');
    await page.getByRole('button', { name: 'Active 2' }).click();
    await expect.element(node(/Manager comp/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Online 2' }).click();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(node(/Manager comp/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Search 3 offers' }).fill('tide');
    await expect.element(node(/\$5 off/)).toBeVisible();
    await expect.element(node(/Tuesday/)).not.toBeInTheDocument();
  });

  test('OV-13 marks what is different at a location and counts it', async () => {
    await open('/tuesday?locationId=101');
    await expect.element(page.getByRole('button', { name: 'Overridden 1' })).toBeVisible();
    await expect.element(node(/\$5 off/).getByRole('img', { name: 'Here' })).toBeVisible();
  });

  test('at the company a mark means that a group or store differs', async () => {
    const kept = [['offers', { id: 'five' }, 'info', 'displayName']];
    await open('/tuesday', buildOfferMenu(), {
      'POST /api/configuration/2/menu/overrides-below/places': { body: kept },
    });
    await expect.element(node(/\$5 off/).getByRole('img', { name: 'A group or store differs' })).toBeVisible();
  });

  test('OF-03 Alt and an arrow move an offer in the order in which offers are judged; Ctrl-Z takes it back', async () => {
    await open('/five');
    await node(/\$5 off/).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(node(/\$5 off/)).toHaveAttribute('aria-posinset', '1');
    await expect.element(page.getByText('$5 off $30 is now 1 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(node(/\$5 off/)).toHaveAttribute('aria-posinset', '2');
  });

  test('an offer is drawn to another place', async () => {
    await open('/five');
    await userEvent.dragAndDrop(node(/Two-topping/), node(/\$5 off/), { targetPosition: { x: 60, y: 40 }, steps: 8 });
    await expect.element(node(/Two-topping/)).toHaveAttribute('aria-posinset', '2');
    await expect.element(page.getByText('Two-topping Tuesday is after $5 off $30.')).toBeInTheDocument();
  });

  test('several are made inactive at once', async () => {
    await open('');
    await page.getByRole('checkbox', { name: 'Select Two-topping Tuesday' }).click();
    await page.getByRole('checkbox', { name: 'Select $5 off $30' }).click();
    await page.getByRole('button', { name: 'Make inactive' }).click();
    await expect.element(changes('2 changes')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Active 0' })).toBeVisible();
  });

  test('an offer is duplicated right behind itself, without its code', async () => {
    const { router } = await open('/five');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/menu\/offers\/offer-/);
    await expect.element(node(/\$5 off \$30 2/)).toHaveAttribute('aria-posinset', '3');
    await expect.element(node(/\$5 off \$30 2/)).not.toMatchTextContent('TIDE5');
  });

  test('what shows an offer is said before it is deleted', async () => {
    const deals = newOnlineCategory({ id: 'deals', name: 'Deals', categoryType: 'OFFERS', offers: ['tuesday'] });
    const menu = buildOfferMenu({ onlineCategories: [deals] });
    const { router } = await open('/tuesday', menu);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog');
    await expect
      .element(question)
      .toMatchTextContent('It is used in 1 place and will be removed there too: the online category Deals.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(node(/Two-topping/)).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/offers');
  });

  test('a menu without offers says how to begin', async () => {
    await open('', buildOfferMenu({ offers: [] }));
    await expect.element(page.getByText('This menu has no offers yet').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add an offer' }).last().click();
    await expect.element(page.getByRole('heading', { name: 'New offer', level: 1 })).toBeVisible();
  });

  test('OF-01 RT-62 KR-35 an offer is added with a free number and a color of the palette, and opens', async () => {
    const { router } = await open('/add');
    await page.getByRole('radio', { name: 'Blank offer' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Late slice');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Late slice', level: 1 })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/menu\/offers\/offer-/);
    await expect.element(page.getByRole('textbox', { name: 'PLU' })).toHaveValue('1001');
  });

  test.each([
    [1440, ''],
    [1440, '/tuesday'],
    [360, ''],
    [360, '/tuesday'],
  ])('at %i px %s is accessible in both themes', async (width, path) => {
    await page.viewport(width, 800);
    await open(path);
    await expect
      .element(width === 360 && path === '' ? node(/Tuesday/) : page.getByRole('heading', { level: 1 }))
      .toBeVisible();
    await expectAccessible();
  });
});
