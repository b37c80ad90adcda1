import { newModifierPricing, whereUsed } from '@servery/domain';
import { expect, test } from 'vitest';
import { buildMenuBlob } from '../../testing/servers/menu-server.ts';
import { placesOf } from './use-places.ts';

const menu = buildMenuBlob();
const pricing = [newModifierPricing({ pricingScheme: 'delivery' })];
const items = menu.modifiers.items.map((modifier) => ({ ...modifier, pricing }));
const used = { ...menu, modifiers: { ...menu.modifiers, items } };

test('every modifier that names an entity is a place of its own, at its own address', () => {
  const places = placesOf(whereUsed(used, 'pricingScheme', 'delivery'), used);
  const ofModifiers = places.filter(({ address }) => address?.startsWith('/menu/modifiers/'));
  expect(ofModifiers.map(({ name, address }) => [name, address])).toEqual([
    ['Pepperoni', '/menu/modifiers/items/pepperoni'],
    ['Bacon', '/menu/modifiers/items/bacon'],
  ]);
});

test('an item that names it has the address of the item', () => {
  const [place] = placesOf(whereUsed(used, 'modifierItem', 'pepperoni'), used);
  expect(place).toMatchObject({ name: 'Harbor Supreme', address: '/menu/menuItems/pizza/item/supreme' });
});
