import { expect, test } from 'vitest';
import { placeOf } from './use-navigation.ts';

test.each([
  ['/home', 'home/home'],
  ['/menu/menuItems', 'menu/menuItems'],
  ['/menu/menuItems/d1/item/i1', 'menu/menuItems'],
  ['/employees/edit/7', 'employment/employees'],
  ['/menuBoard', null],
  ['/debug/components', null],
])('%s lies at %s', (path, place) => {
  const found = placeOf(path);
  expect(found && `${found.group}/${found.entry}`).toBe(place);
});
