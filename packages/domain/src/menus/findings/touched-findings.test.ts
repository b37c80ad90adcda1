import { expect, test } from 'vitest';
import { diff } from '../../overrides/diff/diff.ts';
import { asJsonObject } from '../../overrides/json.ts';
import { buildItem, buildMenu, buildOffer } from '../../testing/build-menu.ts';
import { newItemGroup } from '../entities/item-groups.ts';
import { newKitchenPrinting, newKps } from '../entities/kitchen.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuIdentifiers } from '../menu-identifiers.ts';
import { validateMenu } from '../validate-menu.ts';
import { farPrices } from './far-prices.ts';
import { isAskedBeforePublishing } from './menu-finding.ts';
import { touchedFindings } from './touched-findings.ts';

const unseen = { kps: newKps(), printing: newKitchenPrinting(), category: 'sodas', department: 'drinks' };
const seen = { ...buildItem(), category: 'sodas', department: 'drinks' };
const old = buildItem({ ...unseen, id: 'old', name: 'Old' });
const menu = buildMenu({ items: [...['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...seen, id })), old] });
const changesTo = (next: MenuBlob) => diff(asJsonObject(menu), asJsonObject(next), menuIdentifiers);

test('what a change brings is named, not what was so before elsewhere', () => {
  const next = { ...menu, items: [...menu.items, buildItem({ ...unseen, id: 'new', name: 'New' })] };
  const nowhere = validateMenu(next).filter(({ code }) => code === 'SENT_NOWHERE');
  expect(nowhere).toHaveLength(2);
  expect(touchedFindings(nowhere, changesTo(next))).toMatchObject([{ path: ['items', { id: 'new' }, 'printing'] }]);
  expect(isAskedBeforePublishing('SENT_NOWHERE')).toBe(true);
  expect(isAskedBeforePublishing('NO_BUTTON')).toBe(false);
});

test('an item whose button goes is touched by that', () => {
  const finding = { path: ['items', { id: 'supreme' }] };
  const [main, ...others] = menu.layout.tabs;
  if (!main) throw new Error('The menu has a tab');
  const { 0: _, ...buttons } = main.buttons;
  const next = { ...menu, layout: { ...menu.layout, tabs: [{ ...main, buttons }, ...others] } };
  expect(touchedFindings([finding], changesTo(next))).toEqual([finding]);
  expect(touchedFindings([finding], changesTo({ ...menu, sizes: [] }))).toEqual([]);
});

test('a price of three times or a third of what it was is found where it is', () => {
  const path = ['items', { id: 'a' }, 'pricing', { by: 'pricingScheme', value: 'delivery' }, 'prices', { id: 'BASE' }];
  const change = (from: string, to: string) =>
    ({ kind: 'SIMPLE_FIELD_CHANGED', path: [...path, 'price'], from, to }) as const;
  expect(farPrices([change('11.99', '109.99'), change('11.99', '12.49')])).toEqual([
    {
      code: 'PRICE_FAR',
      path: [...path, 'price'],
      message: 'The price goes from $11.99 to $109.99.',
      isWarning: true,
      from: '11.99',
      to: '109.99',
    },
  ]);
  expect(farPrices([change('12.00', '4.00')])).toHaveLength(1);
  expect(farPrices([change('0.00', '4.00'), change('Cola', 'Cola 12 oz')])).toEqual([]);
});

test('an active offer that no order meets is found at the field that keeps it from applying', () => {
  const offer = buildOffer();
  const found = (given: Partial<typeof offer>) =>
    validateMenu(buildMenu({ offers: [{ ...offer, ...given }] })).filter(({ code }) => code === 'OFFER_NEVER_APPLIES');
  expect(found({})).toEqual([]);
  expect(found({ info: { ...offer.info, channels: [] } })).toMatchObject([
    {
      path: ['offers', { id: 'bundle' }, 'info', 'channels'],
      message: 'Bundle never applies: it is not offered on any channel.',
    },
  ]);
  const days = { enabled: true, days: [] };
  expect(found({ validity: { ...offer.validity, daysOfTheWeek: days } })).toMatchObject([
    { message: 'Bundle never applies: no day of the week is chosen.' },
  ]);
  expect(found({ itemGroups: [newItemGroup({ id: 'empty', name: 'Empty' })] })).toMatchObject([
    { path: ['offers', { id: 'bundle' }, 'itemGroups'] },
  ]);
  expect(found({ info: { ...offer.info, channels: [], status: 'INACTIVE' } })).toEqual([]);
});
