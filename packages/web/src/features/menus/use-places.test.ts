import { newModifierPricing, type Path, whereUsed } from '@servery/domain';
import { expect, test } from 'vitest';
import { menuPlaceAddress } from '../../menus/menu-place-address.ts';
import { buildOfferMenu } from '../../testing/offer-menu.ts';
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

test('what lies in no known department, or on no screen of its own, leads to the screen of its list', () => {
  const at = (...path: Path) => menuPlaceAddress({ path, departmentId: undefined });
  expect(at('items', { id: 'gone' }, 'pricing')).toBe('/menu/menuItems');
  expect(at('taxStructures', { id: 'tax' }, 'rate')).toBe('/menu/taxStructures');
  expect(at('pricingSchemes', { id: 'dine' }, 'appliesTo')).toBe('/menu/pricingSchemes');
});

test('an item that names it has the address of the item', () => {
  const [place] = placesOf(whereUsed(used, 'modifierItem', 'pepperoni'), used);
  expect(place).toMatchObject({ name: 'Harbor Supreme', address: '/menu/menuItems/pizza/item/supreme' });
});

test('an offer that names it in one of its item groups has the name of the offer', () => {
  const offers = buildOfferMenu();
  const places = placesOf(whereUsed(offers, 'category', 'signature'), offers);
  const place = places.find(({ address }) => address?.startsWith('/menu/offers/'));
  expect(place).toMatchObject({ name: 'Two-topping Tuesday', address: '/menu/offers/tuesday' });
});
