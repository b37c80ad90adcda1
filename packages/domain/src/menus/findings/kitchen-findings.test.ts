import { expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import type { MenuItem } from '../entities/items.ts';
import { newKitchenPrinting, newKps } from '../entities/kitchen.ts';
import { newItemIn } from '../new-item-in.ts';
import { validateMenu } from '../validate-menu.ts';

const prints = { ...newKitchenPrinting(), kitchenPrinters: [{ id: 'kitchen', excludedSizes: [] }] };
const cola = (id: string, given: Partial<MenuItem> = {}) =>
  buildItem({ id, name: id, category: 'sodas', department: 'drinks', kps: newKps(), printing: prints, ...given });

function found(...items: readonly MenuItem[]) {
  return validateMenu(buildMenu({ items: [...items] })).filter(({ code }) => code === 'SENT_NOWHERE');
}

test('an item that goes to no printer or display is found where most of its category go to one', () => {
  const unseen = cola('Ginger', { printing: newKitchenPrinting() });
  expect(found(cola('Cola'), cola('Lemon'), unseen)).toEqual([
    {
      code: 'SENT_NOWHERE',
      path: ['items', { id: 'Ginger' }, 'printing'],
      message: 'Ginger is not sent to a kitchen printer, label printer or display. Most items in Sodas are.',
      isWarning: true,
    },
  ]);
});

test('where most of a category go nowhere, as bottles from the fridge do, nothing is found', () => {
  const unseen = ['Ginger', 'Tonic'].map((id) => cola(id, { printing: newKitchenPrinting() }));
  expect(found(cola('Cola'), ...unseen)).toEqual([]);
});

test('a display of the category is enough, and an inactive item is ordered by nobody', () => {
  const pizza = (id: string, given: Partial<MenuItem> = {}) => buildItem({ id, name: id, printing: prints, ...given });
  const unseen = { kps: newKps(), printing: newKitchenPrinting() };
  expect(found(pizza('One'), pizza('Two'), pizza('Three', unseen))).toEqual([]);
  const inactive = cola('Old', { printing: newKitchenPrinting() });
  const info = { ...inactive.info, status: 'INACTIVE' as const };
  expect(found(cola('Cola'), cola('Lemon'), { ...inactive, info })).toEqual([]);
});

test('a new item is printed where most of its category is, in the styles of its department', () => {
  const labels = { ...newKitchenPrinting(), labelPrinters: [{ id: 'labels', excludedSizes: [] }] };
  const menu = buildMenu({ items: [cola('Cola', { printing: labels }), cola('Lemon'), cola('Tonic')] });
  const category = menu.categories.find(({ id }) => id === 'sodas');
  if (!category) throw new Error('The menu has sodas');
  const item = newItemIn(menu, category, 'new');
  expect(item).toMatchObject({ id: 'new', department: 'drinks', category: 'sodas', printing: prints });
  expect(item.pricing.map(({ pricingScheme }) => pricingScheme)).toEqual(['dine-in', 'delivery']);
  expect(newItemIn({ ...menu, items: [] }, category, 'new').printing).toEqual(newKitchenPrinting());
});
