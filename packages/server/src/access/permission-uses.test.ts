import { globSync, readFileSync } from 'node:fs';
import { everyPermission, permissionUseOf } from '@servery/domain';
import { expect, test } from 'vitest';

const packages = new URL('../../../', import.meta.url).pathname;
/** Files that name permissions without asking for any. */
const lists =
  /access\/(?:permissions|permission-catalog|permission-uses|administrator-role|point-of-sale-permissions)\.ts$|openapi\/examples\.ts$|\/demo\/|\/testing\/|\.test\.ts$|\.mutants\.ts$/;
const sources = globSync(['domain/src/**/*.ts', 'server/src/**/*.ts'], { cwd: packages })
  .filter((file) => !lists.test(file))
  .map((file) => readFileSync(`${packages}${file}`, 'utf8'))
  .join('\n');

test('PM-57 every permission that the console is said to ask for is asked for somewhere, and no other is', () => {
  const isAsked = (code: string) => sources.includes(`'${code}'`);
  const asked = everyPermission.filter((code) => permissionUseOf(code) === 'console');
  expect(asked.filter((code) => !isAsked(code))).toEqual([]);
  const others = everyPermission.filter((code) => permissionUseOf(code) !== 'console');
  // The percent is a field of a role; its code only names the missing permission.
  expect(others.filter((code) => code !== 'MAX_DISCOUNT_PERCENTAGE' && isAsked(code))).toEqual([]);
});
