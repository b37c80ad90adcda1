import { describe, expect, test } from 'vitest';
import { type Suggested, suggestedInOrder, withSuggested, withSuggestedMoved } from './suggestions.ts';

const list: readonly Suggested[] = [
  { id: 'cola', selected: true, order: 4 },
  { id: 'wings', selected: false, order: 0 },
  { id: 'salad', selected: true, order: 1 },
  { id: 'cake', selected: true, order: 7 },
];
const ids = (some: readonly Suggested[]) => suggestedInOrder(some).map(({ id }) => id);

describe('IN-04 suggestions', () => {
  test('are those selected, in their order', () => {
    expect(ids(list)).toEqual(['salad', 'cola', 'cake']);
  });

  test('one more goes to the end; one that was switched off comes back there, once', () => {
    expect(ids(withSuggested(list, 'bread'))).toEqual(['salad', 'cola', 'cake', 'bread']);
    expect(ids(withSuggested(list, 'wings'))).toEqual(['salad', 'cola', 'cake', 'wings']);
    expect(withSuggested(list, 'wings')).toHaveLength(list.length);
    expect(withSuggested([], 'cola')).toEqual([{ id: 'cola', selected: true, order: 0 }]);
  });

  test.each([
    ['cake', 'salad', ['cake', 'salad', 'cola']],
    ['salad', 'cake', ['cola', 'cake', 'salad']],
    ['cola', 'cola', ['salad', 'cola', 'cake']],
    ['wings', 'salad', ['salad', 'cola', 'cake']],
    ['cola', 'gone', ['salad', 'cola', 'cake']],
  ])('%s moves to the place of %s', (id, to, order) => {
    expect(ids(withSuggestedMoved(list, id, to))).toEqual(order);
  });

  test('what is switched off keeps its place', () => {
    expect(withSuggestedMoved(list, 'cake', 'salad')).toContainEqual({ id: 'wings', selected: false, order: 0 });
  });
});
