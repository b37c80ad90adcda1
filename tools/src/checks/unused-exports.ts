import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The values that a package exports at its front door and no code outside of it names: knip counts an index as used. */
export function unusedExports(index: string, name: string, others: readonly string[]): readonly string[] {
  const taken = new Set(others.flatMap((source) => namesIn(source, `(?:import|export) \\{([^}]*)\\} from '${name}'`)));
  return namesIn(index, 'export \\{([^}]*)\\} from').filter((value) => !taken.has(value));
}

/** Values only: types cost nothing, and name the parts of values. */
function namesIn(source: string, statement: string): readonly string[] {
  return [...source.matchAll(new RegExp(statement, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));
}

interface Source {
  readonly file: string;
  readonly text: string;
}

const ofTests = /\.(test|spec)\.tsx?$|\.mutants\.ts$|\/testing\/|^packages\/(e2e|sandbox)\/|^(bench|tools)\//;

/** Functions, constants and classes that a file exports, that nothing in it uses and no other file of the product names: tests would prove code that nobody runs. */
export function runByTestsAlone(sources: readonly Source[]): readonly string[] {
  const product = sources.filter(({ file }) => !ofTests.test(file) && !file.endsWith('src/index.ts'));
  const counts = product.map(({ file, text }) => ({ file, text, words: wordsIn(text) }));
  const files = new Map<string, number>();
  for (const { words } of counts) for (const word of words.keys()) files.set(word, (files.get(word) ?? 0) + 1);
  return counts.flatMap(({ file, text, words }) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => words.get(name) === 1 && files.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  );
}

function wordsIn(text: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

const packages = ['domain', 'words', 'demo'];

/** Exports that tests need and the product does not, each with its reason. */
const reasons: Readonly<Record<string, string>> = {
  'packages/web/src/ui/dialogs/dialog-store.ts: closeDialogs': 'the files of a worker share one page',
  'packages/contract/src/wire.ts: errorListSchema': 'answers of imitated servers are held against it',
  'packages/contract/src/wire.ts: errorCodeSchema': 'answers of imitated servers are held against it',
};

if (import.meta.main) {
  const files = spawnSync('git', ['ls-files', 'packages', 'bench', 'tools'], { encoding: 'utf8' }).stdout.split('\n');
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const findings = packages.flatMap((name) => {
    const others = texts.filter(({ file }) => !file.startsWith(`packages/${name}/`)).map(({ text }) => text);
    const index = readFileSync(`packages/${name}/src/index.ts`, 'utf8');
    return unusedExports(index, `@servery/${name}`, others).map((value) => `${name}: ${value}`);
  });
  const tested = runByTestsAlone(texts).filter((finding) => reasons[finding] === undefined);
  for (const finding of findings) console.error(`exported, and nobody outside names it: ${finding}`);
  for (const finding of tested) console.error(`exported, and only tests run it: ${finding}`);
  process.exitCode = findings.length + tested.length > 0 ? 1 : 0;
}
