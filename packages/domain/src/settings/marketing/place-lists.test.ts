import { describe, expect, test } from 'vitest';
import { marketingSchema, marketingSection, newMarketing } from './marketing.ts';
import { defaultOfPlaces, PLACE_LISTS, placeProblem, removePlace } from './place-lists.ts';

const entries = { areaCodes: '415', states: 'CA', cities: 'Oakland', zipCodes: '94110' } as const;
const rules = { areaCodes: 'CL-71', cities: 'CL-72', zipCodes: 'CL-73', states: 'CL-74' } as const;

describe.each(PLACE_LISTS)('the list of %s', (list) => {
  const field = defaultOfPlaces[list];
  const entry = entries[list];
  const filled = { ...newMarketing(), [list]: [entry], [field]: entry };

  test('MK-02 MK-03 is empty without a default at first, and takes an entry as its default', () => {
    expect(newMarketing()).toMatchObject({ [list]: [], [field]: null });
    expect(marketingSchema.safeParse(filled).error).toBeUndefined();
    expect(marketingSection.validate?.(filled)).toEqual([]);
  });

  test('CL-71 CL-72 CL-73 CL-74 removing the default unsets it, with a warning', () => {
    const { value, notice } = removePlace(filled, list, entry);
    expect(value).toMatchObject({ [list]: [], [field]: null });
    expect(notice).toMatchObject({ code: rules[list], path: ['marketing', field] });
  });

  test('CL-71 CL-72 CL-73 CL-74 removing another entry leaves the default and warns of nothing', () => {
    const { value, notice } = removePlace({ ...filled, [list]: [entry, 'other'] }, list, 'other');
    expect(value).toMatchObject({ [list]: [entry], [field]: entry });
    expect(notice).toBeUndefined();
  });

  test('CL-71 CL-72 CL-73 CL-74 a stored default that its list lacks is unset on load, and reported', () => {
    const tidied = marketingSection.tidy?.({ ...filled, [list]: [] }, {});
    expect(tidied?.value).toMatchObject({ [field]: null });
    expect(tidied?.notices).toMatchObject([{ code: rules[list] }]);
    expect(marketingSection.tidy?.(filled, {}).value).toBe(filled);
  });

  test('MK-03 a default that the list lacks, and an entry that is listed twice, are refused by name', () => {
    expect(marketingSection.validate?.({ ...filled, [list]: [] })).toMatchObject([
      { code: 'DEFAULT_NOT_LISTED', path: ['marketing', field] },
    ]);
    expect(marketingSection.validate?.({ ...filled, [list]: [entry, entry] })).toMatchObject([
      { code: 'PLACE_TWICE', path: ['marketing', list] },
    ]);
  });
});

test.each([
  ['areaCodes', '115'],
  ['areaCodes', '41'],
  ['states', 'ZZ'],
  ['cities', ''],
  ['zipCodes', '9411'],
  ['zipCodes', '94110-12'],
] as const)('MK-02 %s does not take %j', (list, entry) => {
  expect(placeProblem(list, entry, [])).toBeTruthy();
  expect(marketingSchema.safeParse({ ...newMarketing(), [list]: [entry] }).success).toBe(false);
});

test('MK-02 nine digits are a zip code; what is listed is said to be', () => {
  expect(placeProblem('zipCodes', ' 94110-1234 ', [])).toBeUndefined();
  expect(placeProblem('cities', 'oakland', ['Oakland'])).toBe('oakland is already in the list.');
});
