import { describe, expect, test } from 'vitest';
import { displaysSchema, displaysSection, newDisplay } from './displays.ts';

const oven = newDisplay({ id: 'oven', name: 'Oven' });

describe('displays', () => {
  test('a whole list is left as it is, by reference', () => {
    const displays = [oven];
    expect(displaysSection.tidy?.(displays, {}).value).toBe(displays);
    expect(displaysSection.validate?.(displays)).toEqual([]);
  });

  test('a display of an older document gets the fields that it lacks, without a notice', () => {
    const stored = JSON.parse('[{ "id": "oven", "name": "Oven" }]');
    const { value, notices } = displaysSection.tidy?.(stored, {}) ?? {};
    expect(value).toEqual([oven]);
    expect(notices).toEqual([]);
    expect(displaysSchema.safeParse(value).success).toBe(true);
  });

  test('names are needed and not taken; late is after waiting', () => {
    expect(
      displaysSection.validate?.([
        oven,
        { ...oven, id: 'two', name: 'OVEN' },
        { ...oven, id: 'three', name: 'Three', warnAfter: 900 },
      ]),
    ).toMatchObject([
      { code: 'DISPLAY_NAME_TAKEN', path: ['displays', { id: 'two' }, 'name'] },
      { code: 'DISPLAY_LATE_BEFORE_WARNING', path: ['displays', { id: 'three' }, 'lateAfter'] },
    ]);
  });

  test.each([
    ['columns', 0],
    ['columns', 11],
    ['kind', 'TV'],
  ])('%s %j is refused by name', (field, value) => {
    const issues = displaysSchema.safeParse([{ ...oven, [field]: value }]).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[0, field]]);
  });
});
