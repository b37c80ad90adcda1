// Runs under the Node that npm was started with (20.19 or newer) before anything else is installed:
// plain JavaScript, no dependencies. Brings node_modules in step with package-lock.json, once: for `npm start` the packages that the server
// and the build of the console need, with `--everything` also those of tests, checks and benchmarks.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.servery-lock-hash');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const everything = `${lockHash} everything`;
const wanted = process.argv.includes('--everything') ? everything : lockHash;
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';

if (installed !== wanted && installed !== everything) {
  console.log('Installing dependencies (first start, or the lockfile changed) …');
  const parts = wanted === everything ? [] : ['--omit=dev'];
  execFileSync(npm, ['ci', '--no-audit', '--no-fund', ...parts], { cwd: root, stdio: 'inherit' });
  writeFileSync(stampFile, wanted);
}
if (process.argv.includes('--with-browser')) {
  execFileSync(join(root, 'node_modules', '.bin', 'node'), [join(root, 'tools', 'src', 'ensure-browser.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
}
