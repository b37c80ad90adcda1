import { newItem } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { pick, pressSwitch } from '../../../../testing/editing.ts';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import { openOffers } from '../../../../testing/screens/open-offers.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const kind = (name: string) => page.getByRole('radio', { name, exact: true });
const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const offerIn = (name: string | RegExp) => page.getByRole('treeitem', { name });
const title = (name: string) => page.getByRole('heading', { name, level: 1 });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('an offer begins with a kind', () => {
  test('OF-01 a two-for-one that guests get is made in six steps from the list', async () => {
    await openOffers('');
    let steps = 0;
    const step = async (act: Promise<void>) => {
      steps += 1;
      await act;
    };
    await step(button('Add an offer').first().click());
    await step(kind('Buy one get one').click());
    await step(pick('Guests buy', 'Harbor Supreme'));
    await expect.element(text('Name')).toHaveValue('Harbor Supreme 2 for 1');
    await step(pressSwitch('Active'));
    await step(button('Add').click());
    await expect.element(title('Harbor Supreme 2 for 1')).toBeVisible();
    await expect.element(offerIn(/2 for 1/)).not.toMatchTextContent('Inactive');
    const prover = page.getByRole('region', { name: 'Prover' });
    await expect.element(prover.getByText('Current', { exact: true })).toBeVisible();
    await expect.element(prover.getByText('Never applies')).not.toBeInTheDocument();
    await step(userEvent.keyboard('{Control>}s{/Control}'));
    await expect.element(page.getByText('The menu has been saved correctly.').first()).toBeVisible();
    expect(steps).toBeLessThanOrEqual(6);
  });

  test('a new offer is one change: no field of it has a dot, and it is inactive unless it is asked for', async () => {
    await openOffers('/add');
    await pick('Guests buy', 'Harbor Supreme');
    await expect.element(page.getByText('Inactive: no guest gets it until you make it active.')).toBeVisible();
    await button('Add').click();
    await expect.element(title('Harbor Supreme 2 for 1')).toBeVisible();
    await expect.element(offerIn(/2 for 1/)).toMatchTextContent('Inactive');
    for (const name of ['Info', 'Applying', 'Value', 'Item groups']) {
      await page.getByRole('tab', { name: new RegExp(name) }).click();
      await expect.element(page.getByRole('tabpanel')).toBeVisible();
      expect(page.getByRole('tabpanel').element().querySelectorAll('[data-unsaved]')).toHaveLength(0);
    }
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(offerIn(/2 for 1/)).not.toBeInTheDocument();
  });

  test.each([
    ['% off on certain days', () => pick('Items', 'Pizza › Signature'), '20% off any Signature on Sun, Sat'],
    ['Code', () => text('Coupon code').fill('harbor5'), '$5 off with code'],
    ['Comp', () => text('At most').fill('20'), 'Guest recovery'],
    ['Blank offer', () => text('Name').fill('Late slice'), 'Late slice'],
  ])('%s asks for little, names the offer and opens it', async (name, answer, named) => {
    await openOffers('/add');
    await kind(name).click();
    await answer();
    await button('Add').click();
    await expect.element(title(named)).toBeVisible();
  });

  test('a combo is of two items or more, and says what is missing', async () => {
    await openOffers('/add');
    await kind('Combo at a price').click();
    await pick('Item 1', 'Harbor Supreme');
    await expect.element(page.getByText('Still needed: two items or more, the price, a name.')).toBeVisible();
    await pick('Item 2', 'Cola');
    await text('Price together').fill('20');
    await button('Add').click();
    await expect.element(title('Harbor Supreme + Cola')).toBeVisible();
  });

  test('arrow keys choose a kind, sizes limit what counts', async () => {
    const menu = buildOfferMenu();
    const knots = newItem({ id: 'knots', name: 'Garlic Knots', department: 'drinks', category: 'soft' });
    await openOffers('/add', { menu: { ...menu, items: [...menu.items, knots] } });
    await kind('Buy one get one').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(kind('% off on certain days')).toBeChecked();
    await pick('Items', 'Harbor Supreme');
    await button('Large 14″').click();
    await expect.element(text('Name')).toHaveValue('20% off Harbor Supreme, Large 14″ on Sun, Sat');
  });

  test('PM-56 those who may not add see the kinds, and can neither choose nor type', async () => {
    await openOffers('/add?locationId=101', { enabledFeatures: ['overrideMenus'] });
    await expect.element(page.getByText('You do not have permission to add to the menu here.')).toBeVisible();
    await expect.element(kind('Buy one get one')).toBeDisabled();
    await expect.element(page.getByRole('combobox', { name: 'Guests buy' })).toBeDisabled();
    await expect.element(text('Name')).toBeDisabled();
    await expect.element(page.getByRole('switch', { name: 'Active' })).toBeDisabled();
  });

  test.each([1440, 360])('at %i px it is accessible in both themes', async (width) => {
    await page.viewport(width, 800);
    await openOffers('/add');
    await expect.element(title('New offer')).toBeVisible();
    await expectAccessible();
  });
});
