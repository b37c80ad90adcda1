import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium or Chrome, or undefined when only Playwright's own build could serve. */
export function findBrowser(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
