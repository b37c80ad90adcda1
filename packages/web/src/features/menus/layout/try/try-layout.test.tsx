import {
  type LayoutTab,
  newButton,
  newItemInfo,
  newLocationSettings,
  newTab,
  newTypeInfo,
  settingsNamesOf,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { pick } from '../../../../testing/editing.ts';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import { openLayout } from '../../../../testing/screens/open-layout.tsx';

const item = (itemId: string, buttonText: string, orderType: number | null = null) =>
  newButton({ buttonText, typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId }), orderType }) });
const large = { departmentId: 'pizza', styleId: 'size', optionId: 'large' };
const tabs: LayoutTab[] = [
  newTab({
    id: 'pizza',
    name: 'Pizza',
    order: 0,
    buttons: {
      0: item('supreme', 'Supreme'),
      1: newButton({ type: 'SIZE', buttonText: 'Large', typeInfo: newTypeInfo({ sizeInfo: large }) }),
      2: newButton({ type: 'MENU_LINK', buttonText: 'More', typeInfo: newTypeInfo({ menuLinkId: 'drinks' }) }),
      3: newButton({
        type: 'OFFER',
        buttonText: 'Five off',
        typeInfo: newTypeInfo({ offerInfo: { offerId: 'five' } }),
      }),
      5: newButton({
        type: 'MODIFIER',
        buttonText: 'Pepperoni',
        typeInfo: newTypeInfo({ modifierInfo: { categoryId: 'meat', itemId: 'pepperoni' } }),
      }),
    },
  }),
  newTab({ id: 'drinks', name: 'Drinks', order: 1, visible: false, buttons: { 0: item('cola', 'Cola', 7) } }),
];
const menu = buildOfferMenu({ layout: { columns: 4, rows: 3, tabs } });

async function open() {
  const names = { body: settingsNamesOf(newLocationSettings()) };
  await openLayout(menu, { answers: { 'GET /api/menus/settings-names/company/2': names } });
  await page.getByRole('button', { name: 'Try it' }).click();
}

const press = async (name: string | RegExp) => {
  await page
    .getByRole('group', { name: /to try out$/ })
    .getByRole('button', { name })
    .click();
};
const ticket = page.getByRole('region', { name: 'Ticket' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('the layout, tried out', () => {
  test.each([
    [1440, 900, 'light'],
    [360, 1400, 'light'],
    [1440, 900, 'dark'],
  ] as const)(
    'LY-15 puts what is pressed on a ticket with its price, at %i x %i in the %s',
    async (width, height, theme) => {
      chooseTheme(theme);
      await page.viewport(width, height);
      await open();
      await press(/^Supreme/);
      await expect.element(ticket.getByText('Harbor Supreme')).toBeVisible();
      await expect.element(ticket.getByText('$10.99').first()).toBeVisible();
      await press('Large');
      await expect.element(ticket.getByText('$15.99').first()).toBeVisible();
      await press('Pepperoni');
      await expect.element(ticket.getByText('Pepperoni')).toBeVisible();
      await expectAccessible();
    },
  );

  test('LY-16 a link opens its tab, whose button sets the order type', async () => {
    await open();
    await press(/^More/);
    await expect
      .element(page.getByRole('button', { name: 'Drinks', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await press(/^Cola/);
    await expect.element(ticket.getByRole('combobox', { name: 'Order type' })).toHaveValue('Delivery');
    await page.getByRole('button', { name: 'Pizza', exact: true }).click();
    await expect.element(page.getByRole('group', { name: 'Point of sale, Pizza, to try out' })).toBeVisible();
    await expect.element(ticket.getByText('Cola')).toBeVisible();
  });

  test('LY-15 an offer comes off the ticket, or says why it does not', async () => {
    await open();
    await press('Five off Offer');
    await press(/^Supreme/);
    await expect.element(ticket.getByText('$5 off $30: the order is below its minimum purchase')).toBeVisible();
    await press(/^Supreme/);
    await press(/^Supreme/);
    await expect.element(ticket.getByText('−$5.00')).toBeVisible();
    await expect.element(ticket.getByRole('definition').last()).toHaveTextContent('$27.97');
  });

  test('is worked with the keyboard, and says what happened', async () => {
    await open();
    const supreme = page.getByRole('button', { name: /^Supreme/ }).element();
    if (supreme instanceof HTMLElement) supreme.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Harbor Supreme is on the ticket. Total $10.99.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Harbor Supreme is on the ticket. Total $21.98.')).toBeInTheDocument();
  });

  test('a line is taken off, the ticket is cleared, and the draft stays as it was', async () => {
    await open();
    await press(/^Supreme/);
    await press(/^Supreme/);
    await ticket.getByRole('button', { name: 'Remove Harbor Supreme, line 1' }).click();
    expect(ticket.getByText('Harbor Supreme').elements()).toHaveLength(1);
    await ticket.getByRole('button', { name: 'Clear' }).click();
    await expect.element(ticket.getByText('Press a button to put something on the ticket.')).toBeVisible();
    await pick('Pricing scheme', 'Delivery');
    await press(/^Supreme/);
    await expect.element(ticket.getByText('$11.99').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.element(page.getByRole('gridcell', { name: /^Supreme/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });
});
