import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutOnly } from './layout-rules.ts';

/** Areas of only one screen, classes of links and of parts of Mantine. A new one is a `Row`, `Stack` or `Grid` instead, and where one goes this number falls with it. */
const left = 23;

test('what only places things is laid out by components, not by classes of its own', () => {
  const files = globSync('packages/web/src/**/*.module.css', { exclude: ['packages/web/src/ui/**'] });
  const found = files.flatMap((file) => layoutOnly(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`));
  expect(files.length).toBeGreaterThan(50);
  expect(found, found.join('\n')).toHaveLength(left);
});

test('a class that only places things is seen; one with a look or with variants is not', () => {
  expect(layoutOnly('.buttons {\n  display: flex;\n  gap: 8px;\n}\n')).toEqual(['.buttons']);
  expect(layoutOnly('.card { display: grid; border: 1px solid; }')).toEqual([]);
  expect(layoutOnly('.pair { display: grid; gap: 8px; }\n@media (width < 40em) { .pair { display: block; } }')).toEqual(
    [],
  );
});
