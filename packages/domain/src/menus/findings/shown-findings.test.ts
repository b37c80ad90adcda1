import { expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import type { MenuItem } from '../entities/items.ts';
import { newTaxStructure } from '../entities/taxes.ts';
import { itemButton, newButtonStyle } from '../layout/new-button.ts';
import { newTab } from '../layout/tab.ts';
import { validateMenu } from '../validate-menu.ts';
import type { MenuFindingKind } from './menu-finding.ts';

const pizza = (id: string, given: Partial<MenuItem> = {}) => buildItem({ id, name: id, ...given });
const three = [pizza('One'), pizza('Two'), pizza('Three')];

function messages(kind: MenuFindingKind, given: Parameters<typeof buildMenu>[0]) {
  return validateMenu(buildMenu(given))
    .filter(({ code }) => code === kind)
    .map(({ path, message, isWarning }) => ({ path, message, isWarning }));
}

/** A layout of one tab with buttons of these. */
function layoutOf(items: readonly MenuItem[], visible = true) {
  const buttons = Object.fromEntries(items.map((item, at) => [at, itemButton(item, newButtonStyle())]));
  return { columns: 5, rows: 6, tabs: [newTab({ id: 'main', name: 'Main', visible, buttons })] };
}

test('an item that most items of its category have a button beside is found without one', () => {
  expect(messages('NO_BUTTON', { items: three, layout: layoutOf(three.slice(0, 2)) })).toEqual([
    {
      path: ['items', { id: 'Three' }],
      message: 'Three has no button on the point of sale. Most items in Signature have one.',
      isWarning: true,
    },
  ]);
  expect(messages('NO_BUTTON', { items: three, layout: layoutOf(three) })).toEqual([]);
});

test('a button on a tab that no cashier gets to is none, and an item that the point of sale does not sell needs none', () => {
  expect(messages('NO_BUTTON', { items: three, layout: layoutOf(three.slice(0, 2), false) })).toEqual([]);
  const { availability, ...rest } = pizza('Three');
  const items = [...three.slice(0, 2), { ...rest, availability: { ...availability, pos: false } }];
  expect(messages('NO_BUTTON', { items, layout: layoutOf(items.slice(0, 2)) })).toEqual([]);
});

test('an item that guests see without an image is found where most beside it have one', () => {
  const pictured = (item: MenuItem): MenuItem => ({ ...item, info: { ...item.info, imageId: 'img_1' } });
  const [one, two] = three.slice(0, 2).map(pictured);
  if (!one || !two) throw new Error('There are three');
  expect(messages('NO_IMAGE', { items: [one, two, pizza('Three')] })).toEqual([
    {
      path: ['items', { id: 'Three' }, 'info', 'imageId'],
      message: 'Three has no image. Most items in Signature have one.',
      isWarning: true,
    },
  ]);
  expect(messages('NO_IMAGE', { items: three })).toEqual([]);
});

test('an item that names no tax is found where most beside it name one that is not the first', () => {
  const taxStructures = ['Food', 'Alcohol'].map((name) => newTaxStructure({ id: name, name, flatRate: '8' }));
  const beer = (id: string, taxStructureId: string | null) => pizza(id, { taxStructureId });
  const items = [beer('Lager', 'Alcohol'), beer('Stout', 'Alcohol'), beer('Porter', null)];
  expect(messages('NO_TAX', { taxStructures, items })).toMatchObject([
    {
      path: ['items', { id: 'Porter' }, 'taxStructureId'],
      message: 'Porter has no tax selected. Most items in its category use Alcohol.',
    },
  ]);
  expect(messages('NO_TAX', { taxStructures, items: [beer('Lager', null), beer('Stout', null)] })).toEqual([]);
});
