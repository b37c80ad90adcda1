import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strayClasses } from './css-classes.ts';

test('every class of a stylesheet is named by a screen, and every class that a screen names is there', () => {
  const listed = spawnSync('git', ['ls-files', 'packages/web/src'], { encoding: 'utf8' }).stdout.split('\n');
  const files = listed.filter((file) => /\.(tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(strayClasses(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })))).toEqual([]);
});

test('a class that nobody names and one that is nowhere are found', () => {
  const css =
    '/* .never */\n.row {\n  gap: 2px;\n}\n\n.gone > span {\n  gap: 2px;\n}\n\n.row :global(.foreign) {\n  gap: 0;\n}\n';
  const screen = "import styles from './a.module.css';\nconst row = [styles.row, styles.missing];\n";
  expect(
    strayClasses([
      { file: 'web/a.module.css', text: css },
      { file: 'web/a.tsx', text: screen },
    ]),
  ).toEqual(['web/a.tsx .missing', 'web/a.module.css .gone']);
});
