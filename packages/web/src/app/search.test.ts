import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('an id in the address stays a text, whatever it looks like', () => {
  expect(parseSearch('?companyId=123&locationId=1e5&menuId=007')).toEqual({
    companyId: '123',
    locationId: '1e5',
    menuId: '007',
  });
});

test('a text is written without quotes, and what is not given is left out', () => {
  expect(stringifySearch({ companyId: '123', locationId: undefined })).toBe('?companyId=123');
  expect(stringifySearch({})).toBe('');
});
