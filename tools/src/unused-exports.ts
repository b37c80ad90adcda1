import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a package hands out at its front door and nobody outside of it names: knip counts an index as used. */
export function unusedExports(index: string, name: string, others: readonly string[]): readonly string[] {
  const taken = new Set(others.flatMap((source) => namesIn(source, `(?:import|export) \\{([^}]*)\\} from '${name}'`)));
  return namesIn(index, 'export \\{([^}]*)\\} from').filter((value) => !taken.has(value));
}

/** Values only: types cost nothing, and name what values are made of. */
function namesIn(source: string, statement: string): readonly string[] {
  return [...source.matchAll(new RegExp(statement, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));
}

const packages = ['domain', 'words', 'demo'];

if (import.meta.main) {
  const files = spawnSync('git', ['ls-files', 'packages', 'bench', 'tools'], { encoding: 'utf8' }).stdout.split('\n');
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const findings = packages.flatMap((name) => {
    const others = sources
      .filter((file) => !file.startsWith(`packages/${name}/`))
      .map((file) => readFileSync(file, 'utf8'));
    const index = readFileSync(`packages/${name}/src/index.ts`, 'utf8');
    return unusedExports(index, `@servery/${name}`, others).map((value) => `${name}: ${value}`);
  });
  for (const finding of findings) console.error(`exported, and nobody outside names it: ${finding}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
