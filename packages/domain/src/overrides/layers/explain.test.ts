import { describe, expect, test } from 'vitest';
import type { Change } from '../change.ts';
import { type ExplainLayer, explain } from './explain.ts';

const path = ['items', { id: 'i7' }, 'price'];
const change = (from: string, to: string): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path, from, to });

const company: ExplainLayer = {
  level: 'company',
  name: 'Harbor',
  document: { items: [{ id: 'i7', price: '13.99', name: 'Cola' }] },
  version: 12,
  by: 'ada',
  at: '2026-01-01T00:00:00Z',
};
const group: ExplainLayer = {
  level: 'group',
  name: 'North',
  changes: [],
  version: 3,
  by: 'bea',
  at: '2026-02-01T00:00:00Z',
};
const location: ExplainLayer = {
  level: 'location',
  name: 'Pier 4',
  changes: [change('13.99', '14.49')],
  version: 7,
  by: 'cem',
  at: '2026-03-01T00:00:00Z',
};

describe('explain', () => {
  test('CT-36 names the layer, version, person and time that decide, and what every layer says', () => {
    const { value, decidedBy, chain } = explain(path, [company, group, location]);
    expect(value).toBe('14.49');
    expect(decidedBy).toMatchObject({
      level: 'location',
      name: 'Pier 4',
      version: 7,
      by: 'cem',
      at: '2026-03-01T00:00:00Z',
    });
    expect(chain.map(({ says, value }) => [says, value])).toEqual([
      [true, '13.99'],
      [false, undefined],
      [true, '14.49'],
    ]);
  });

  test('CT-36 the record that set the value says who and when, not the latest version of its layer', () => {
    const history = [
      { change: change('13.99', '14.49'), version: 5, by: 'dan', at: '2026-02-15T00:00:00Z' },
      {
        change: { ...change('Cola', 'Coke'), path: ['items', { id: 'i7' }, 'name'] },
        version: 7,
        by: 'cem',
        at: '2026-03-01T00:00:00Z',
      },
    ];
    expect(explain(path, [company, group, { ...location, history }]).decidedBy).toMatchObject({
      version: 5,
      by: 'dan',
    });
  });

  test('CT-36 a layer that takes the place out decides that nothing is there', () => {
    const gone: Change = { kind: 'ARRAY_ENTITY_REMOVED', path: path.slice(0, 2), after: null };
    const explanation = explain(path, [company, { ...group, changes: [gone] }]);
    expect(explanation).not.toHaveProperty('value');
    expect(explanation.decidedBy).toMatchObject({ level: 'group', says: true });
  });

  test('CT-36 a change that has no target says nothing', () => {
    const orphan: Change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: 'none' }, 'price'], to: '1.00' };
    expect(explain(orphan.path, [company, { ...location, changes: [orphan] }])).toMatchObject({
      chain: [{ says: false }, { says: false }],
    });
  });
});
