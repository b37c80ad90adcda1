import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const planted = [
  'packages/domain/src/planted-violation',
  'packages/domain/src/formats/planted-violation',
  'packages/web/src/features/planted-one',
  'packages/web/src/features/planted-two',
];

function plant(file: string, source: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, source);
}

describe('the boundaries between floors', () => {
  afterAll(() => {
    for (const folder of planted) rmSync(folder, { recursive: true, force: true });
  });

  test('planted violations are found, so the checker really reads the modules', () => {
    plant(
      'packages/domain/src/planted-violation/io.ts',
      "import { readFileSync } from 'node:fs';\nexport const io = readFileSync;\n",
    );
    plant(
      'packages/domain/src/formats/planted-violation/up.ts',
      "import { infoSchema } from '../../menus/entities/info.ts';\nexport const up = infoSchema;\n",
    );
    plant(
      'packages/web/src/features/planted-one/one.ts',
      "import { two } from '../planted-two/two.ts';\nexport const one = two;\n",
    );
    plant('packages/web/src/features/planted-two/two.ts', 'export const two = 2;\n');
    const run = spawnSync('node_modules/.bin/depcruise', ['--config', '.dependency-cruiser.mjs', ...planted], {
      encoding: 'utf8',
    });
    expect(run.status).not.toBe(0);
    expect(run.stdout).toContain('domain-has-no-io');
    expect(run.stdout).toContain('error floors');
    expect(run.stdout).toContain('features-stand-alone');
  });
});
