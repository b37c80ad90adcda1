import type { MenuBlob } from '@servery/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { pick } from '../../../../testing/editing.ts';
import { openMenuItems } from '../../../../testing/screens/open-menu-items.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const pays = page.getByRole('region', { name: 'Price calculator' });
const sum = (cents: string) => expect.element(pays).toMatchTextContent(`Price$${cents}`);

/** Bacon costs as much as pepperoni. */
function menuWithBacon(): MenuBlob {
  const menu = buildMenuBlob();
  const pricing = menu.modifiers.items.find(({ id }) => id === 'pepperoni')?.pricing ?? [];
  const items = menu.modifiers.items.map((one) => (one.id === 'bacon' ? { ...one, pricing } : one));
  return { ...menu, modifiers: { ...menu.modifiers, items } };
}

test('PX-10 what comes with an item costs nothing until more of it is asked for, on a half the half', async () => {
  await openMenuItems('/pizza/item/supreme');
  await expect.element(pays).toMatchTextContent('Comes with: Pepperoni$0.00');
  await sum('10.99');
  await pick('Add or change a modifier', 'Pepperoni');
  await pick('Amount of Pepperoni', 'Double');
  await sum('12.24');
  await pick('Pepperoni on', 'Left half');
  await expect.element(pays).toMatchTextContent('Double Pepperoni (left half)$0.63');
  await sum('11.62');
  await pick('Size', 'Large 14″');
  await sum('16.87');
  await expectAccessible();
  await pays.getByRole('button', { name: 'Clear Pepperoni' }).click();
  await sum('15.99');
});

test('the preview begins with the scheme that an order at the point of sale pays', async () => {
  const menu = buildMenuBlob();
  const pricingSchemes = menu.pricingSchemes.map((scheme) =>
    scheme.id === 'delivery' ? { ...scheme, appliesTo: { channels: ['POS' as const] } } : scheme,
  );
  await openMenuItems('/pizza/item/supreme', { ...menu, pricingSchemes });
  await sum('11.99');
});

test('IN-03 one that is left out pays for another of its category', async () => {
  await openMenuItems('/pizza/item/supreme', menuWithBacon());
  await pick('Add or change a modifier', 'Bacon');
  await sum('12.24');
  await pick('Add or change a modifier', 'Pepperoni');
  await expect.element(pays).toMatchTextContent('No Pepperoni$0.00Baconswapped in$0.00');
  await sum('10.99');
});

test('the draft is shown beside the saved price, and the same choices in every size and scheme', async () => {
  await openMenuItems('/pizza/item/supreme', menuWithBacon());
  await pick('Add or change a modifier', 'Bacon');
  await expect.element(pays).toMatchTextContent('elsewhereLarge 14″$17.74Delivery$13.24');
  expect(pays.getByText(/^saved:/).elements()).toHaveLength(0);
  await page
    .getByRole('grid', { name: 'Prices', exact: true })
    .getByRole('row', { name: /^Small/ })
    .getByRole('gridcell')
    .first()
    .click();
  await userEvent.keyboard('13.99{Enter}');
  await sum('15.24');
  await expect.element(pays.getByText('saved: $12.24')).toBeVisible();
  await pick('Size', 'Large 14″');
  await expect.element(pays).toMatchTextContent('elsewhereSmall 10″$15.24Delivery$18.74');
});
