import { describe, expect, test } from 'vitest';
import { jsonKind } from '../configuration/json-kind.ts';
import { newItem } from '../menus/entities/items.ts';
import { newItemPricing } from '../menus/entities/pricing-entries.ts';
import { menuKind } from '../menus/menu-kind.ts';
import { applyChanges } from '../overrides/apply/apply.ts';
import type { Change, Json, JsonObject, Path } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { setValues } from './set-values.ts';

const kind = jsonKind(menuKind);
const pricing = [newItemPricing({ pricingScheme: 'default' })];
const soft = { department: 'drinks', category: 'soft' };
const items: Json = JSON.parse(
  JSON.stringify([
    newItem({ id: 'cola', name: 'Cola', pricing, ...soft }),
    newItem({ id: 'tea', name: 'Tea', ...soft }),
  ]),
);
const parent: JsonObject = { ...kind.createDefault(), items };
const cola = ['items', { id: 'cola' }];
const online: Path = [...cola, 'availability', 'online'];
const scheme = [...cola, 'pricing', { by: 'pricingScheme', value: 'default' }, 'itemBased'];
const large: Path = [...scheme, 'prices', { id: 'large' }];
const change = (path: Path, to: Json, from: Json = true): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path, from, to });
const set = (path: Path, value: Json, own: readonly Change[] = []) =>
  setValues({ kind, values: [{ path, value }] }, { parent, own });

describe('a value that a level is given', () => {
  test('OV-11 OV-15 takes the place of its own, and leaves what it keeps elsewhere', () => {
    const name = change([...cola, 'info', 'name'], 'Pop', 'Cola');
    const { changes, was, document } = set(online, false, [name]);
    expect(changes).toEqual([name, change(online, false)]);
    expect(findByPath(was, online)).toBe(true);
    expect(applyChanges(parent, changes).document).toEqual(document);
  });

  test('OV-11 is not kept where it is inherited anyway', () => {
    expect(set(online, true, [change(online, false)]).changes).toEqual([]);
  });

  test('a price is added where the list has none, and replaced where it has one', () => {
    const { changes: added } = set(large, { id: 'large', price: '4.00' });
    expect(added).toMatchObject([{ kind: 'ARRAY_ELEMENT_ADDED', to: { id: 'large', price: '4.00' } }]);
    const { changes } = set(large, { id: 'large', price: '5.00' }, added);
    expect(changes).toMatchObject([{ kind: 'ARRAY_ELEMENT_ADDED', to: { id: 'large', price: '5.00' } }]);
  });

  test('a cost of a size is added where the item states none yet', () => {
    const costs: Path = [...cola, 'info', 'costs'];
    const { changes, lost } = set([...costs, { by: 'option', value: 'large' }], { option: 'large', amount: '1.20' });
    expect(lost).toEqual([]);
    expect(findByPath(applyChanges(parent, changes).document, costs)).toEqual([{ option: 'large', amount: '1.20' }]);
  });

  test.each([
    ['an entity that is not there', ['items', { id: 'gone' }, 'availability', 'online'], false],
    ['an entity under another id', large, { id: 'small', price: '4.00' }],
    ['a list of an entity that is not there', ['items', { id: 'gone' }, 'prices', { id: 'large' }], { id: 'large' }],
    ['a field of a list', ['items', 'online'], false],
    ['an entity of an object', [...cola, { id: 'large' }], { id: 'large' }],
    ['the whole document', [], {}],
  ] as const)('%s holds no value: it is named, and nothing is made', (_, path, value) => {
    const { changes, lost, was, document } = set(path, value);
    expect(lost).toEqual([{ path, value }]);
    expect(changes).toEqual([]);
    expect(document).toEqual(was);
  });

  test('what has no place for the time being stays kept', () => {
    const orphan = change(['items', { id: 'gone' }, 'info', 'name'], 'Back soon', 'Gone');
    expect(set(online, false, [orphan]).changes).toEqual([change(online, false), orphan]);
  });
});
