import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** The browser tests need a Chromium: the system's, Debian's package, or the build that Playwright downloads. */
if (findBrowser() === undefined) {
  const isRoot = process.getuid?.() === 0;
  const viaPackages =
    isRoot && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium-headless-shell']);
  if (!viaPackages && !run('npx', ['playwright', 'install', 'chromium'])) {
    console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH, then run npm test again.');
    process.exitCode = 1;
  }
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
