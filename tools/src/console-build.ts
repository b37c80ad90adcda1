import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/{domain,contract,words}/package.json',
  'packages/{domain,contract,words}/src/**/*',
  'packages/web/{src,public,build}/**/*',
  'packages/web/*.{html,json,ts,mjs}',
];
const page = 'packages/web/dist/index.html';
const stamp = 'node_modules/.cache/servery/console-build.json';

/**
 * Builds the console unless the build that is there was made of exactly these sources.
 * @param root the checkout
 * @param build the function that builds it, with its output
 * @returns whether it was built now
 * @throws Error with the output of a build that failed
 */
export async function ensureConsole(
  root: string,
  build: () => Promise<BuildResult> = () => viteBuild(root),
): Promise<boolean> {
  const wanted = hashOf(root);
  if (isCurrent(root, wanted)) return false;
  const { isDone, output } = await build();
  if (!isDone) throw new Error(`The console could not be built.\n${output}`);
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), JSON.stringify({ sources: wanted, page: pageHash(root) }));
  return true;
}

export interface BuildResult {
  readonly isDone: boolean;
  readonly output: string;
}

/** Names and contents of everything that the build reads, tests left out. */
function hashOf(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The page names its scripts by their content: another build by hand shows in it. */
function isCurrent(root: string, wanted: string): boolean {
  if (!existsSync(join(root, stamp)) || !existsSync(join(root, page))) return false;
  const kept: unknown = JSON.parse(readFileSync(join(root, stamp), 'utf8'));
  return JSON.stringify(kept) === JSON.stringify({ sources: wanted, page: pageHash(root) });
}

function pageHash(root: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, page)))
    .digest('hex');
}

function viteBuild(root: string): Promise<BuildResult> {
  const run = spawn('npm', ['run', '--silent', 'build', '--workspace=@servery/web'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    run.once('error', (error) => resolve({ isDone: false, output: error.message }));
    run.once('close', (code) => resolve({ isDone: code === 0, output }));
  });
}
