import { describe, expect, test } from 'vitest';
import { newCategory } from '../entities/categories.ts';
import { newDepartment } from '../entities/departments.ts';
import { newItem } from '../entities/items.ts';
import { newKps } from '../entities/kitchen.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { KITCHEN_CHANNELS, kitchenUse, withDevice } from './kitchen-uses.ts';

const item = newItem({ id: 'pie', name: 'Pie', department: 'pizza', category: 'plain' });
const menu = newMenuBlob({ items: [item] });

describe.each(KITCHEN_CHANNELS)('IN-05 %s', (channel) => {
  const send = (id: string, isOn = true) => ({ channel, id, isOn });

  test('an item goes to a device, once, and no longer', () => {
    const sent = withDevice(menu, item, send('line'));
    expect(kitchenUse(menu, sent, channel)).toEqual({ ids: ['line'], decidedBy: 'ITEM' });
    expect(withDevice(menu, sent, send('line'))).toBe(sent);
    expect(withDevice(menu, sent, send('line', false))).toEqual(item);
    expect(withDevice(menu, item, send('line', false))).toBe(item);
  });

  test('the other devices of an item stay in their order', () => {
    const sent = ['one', 'two', 'three'].reduce((before, id) => withDevice(menu, before, send(id)), item);
    expect(kitchenUse(menu, withDevice(menu, sent, send('two', false)), channel).ids).toEqual(['one', 'three']);
    for (const other of KITCHEN_CHANNELS) if (other !== channel) expect(kitchenUse(menu, sent, other).ids).toEqual([]);
  });
});

describe('IN-05 an item without displays of its own', () => {
  const department = { ...newDepartment({ id: 'pizza', name: 'Pizza' }), kps: newKps(['line', 'expo']) };
  const category = { ...newCategory({ id: 'plain', department: 'pizza', name: 'Plain' }), kps: newKps(['oven']) };

  test('follows its category, else its department', () => {
    const both = { ...menu, departments: [department], categories: [category] };
    expect(kitchenUse(both, item, 'displays')).toEqual({ ids: ['oven'], decidedBy: 'CATEGORY' });
    const above = { ...menu, departments: [department] };
    expect(kitchenUse(above, item, 'displays')).toEqual({ ids: ['line', 'expo'], decidedBy: 'DEPARTMENT' });
    expect(kitchenUse(menu, item, 'displays')).toEqual({ ids: [], decidedBy: 'NOTHING' });
  });

  test('keeps what it followed when one display more or less becomes its own list', () => {
    const above = { ...menu, departments: [department] };
    const more = withDevice(above, item, { channel: 'displays', id: 'bar', isOn: true });
    expect(more.kps.displays).toEqual(['line', 'expo', 'bar']);
    const less = withDevice(above, item, { channel: 'displays', id: 'expo', isOn: false });
    expect(less.kps.displays).toEqual(['line']);
  });
});

test('CL-22 the sizes that a printer leaves out stay when the item goes to another printer', () => {
  const printing = { ...item.printing, kitchenPrinters: [{ id: 'hot', excludedSizes: ['small'] }] };
  const sent = withDevice(menu, { ...item, printing }, { channel: 'kitchenPrinters', id: 'cold', isOn: true });
  expect(sent.printing.kitchenPrinters).toEqual([
    { id: 'hot', excludedSizes: ['small'] },
    { id: 'cold', excludedSizes: [] },
  ]);
});
