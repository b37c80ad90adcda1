import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '@servery/contract';
import { z } from 'zod';
import { fillUnmirrored } from '../account-lists/fill-employees.ts';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { report } from '../measuring/figures.ts';
import { type BrowserPage, openBrowser } from './browser.ts';

/**
 * `node bench/scrolling/scroll-bench.ts`, after `npm run build`: scrolls the lists of 5,000 locations and 20,000 employees in
 * Chromium for six seconds each and counts frames, in turns with a page of plain rows that nothing but the browser scrolls.
 * Ends with 1 when more than a twentieth of the frames is late and more than twice as many as of the plain page: a machine
 * that drops those has no time for anybody.
 */
const frameMillis = 1000 / 60;
const lateAfter = frameMillis * 1.5;
const lateShare = 0.05;
const rounds = 3;
/** The element that scrolls inside the list. */
const scroller = `[...document.querySelectorAll('[role=grid] *, [role=treegrid] *')].find((one) => one.scrollHeight > one.clientHeight + 500 && getComputedStyle(one).overflowY !== 'visible')`;

const folder = mkdtempSync(join(tmpdir(), 'servery-scroll-'));
const environment = { SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' };
execFileSync(process.execPath, ['packages/server/src/commands/demo-fleet.ts', '--locations', '5000'], {
  env: { ...process.env, ...environment },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = await serverProcess(environment);
await server.start();
await fillUnmirrored(await signInAs('admin@harbor.example', server.url), 20_000);
const browser = await openBrowser();

const lists = [
  { name: '5,000 locations', email: 'admin@fleet-5000.example', path: '/locations', rows: 5000 },
  { name: '20,000 employees', email: 'admin@harbor.example', path: '/employees', rows: 20_000 },
];
for (const list of lists) {
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(...(await scrollList(browser, list)));
    plain.push(...(await scrollPlain(browser)));
  }
  const [own, peer] = [lateOf(ours), lateOf(plain)];
  report({
    name: `late frames of ${list.name}`,
    value: own * 100,
    unit: '%',
    limit: lateShare * 100,
    peer: { name: 'a plain page', value: peer * 100 },
    isExcused: own <= 2 * peer,
    more: `95 % within ${slow(ours).toFixed(1)} ms`,
  });
}
await browser.close();
await server.kill();
rmSync(folder, { recursive: true, force: true });

async function scrollList(page: BrowserPage, { email, path, rows }: (typeof lists)[number]): Promise<number[]> {
  await page.open(`${server.url}/login`);
  const login = { method: 'POST', headers: { 'x-servery-request': '1', 'content-type': 'application/json' } };
  const body = JSON.stringify({ email, password: 'demo1234' });
  await page.run(
    `fetch('${operations.login.path}', ${JSON.stringify({ ...login, body })}).then(({ status }) => status)`,
  );
  await page.open(server.url + path);
  await until(page, `(${scroller})?.scrollHeight > ${rows * 20}`);
  return framesWhile(page, scroller);
}

/** Rows that are in the document as they are. */
async function scrollPlain(page: BrowserPage): Promise<number[]> {
  const row = '<div style="height:48px;border-bottom:1px solid #ddd">Plain row with a few words in it</div>';
  await page.open('about:blank');
  await page.run(
    `document.body.innerHTML = '<div id="plain" style="height:800px;overflow:auto">' + ${JSON.stringify(row)}.repeat(1000) + '</div>'`,
  );
  return framesWhile(page, `document.getElementById('plain')`);
}

/** Milliseconds from frame to frame while it is scrolled by 90 pixels a frame, down and up again. */
async function framesWhile(page: BrowserPage, element: string): Promise<number[]> {
  const frames = await page.run(`new Promise((resolve) => {
    const element = ${element};
    const frames = [];
    let last = 0;
    let step = 90;
    const begun = performance.now();
    const frame = (now) => {
      if (last > 0) frames.push(now - last);
      last = now;
      const before = element.scrollTop;
      element.scrollTop += step;
      if (element.scrollTop === before) step = -step;
      if (now - begun > 6000) resolve(frames); else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })`);
  return z.array(z.number()).parse(frames);
}

async function until(page: BrowserPage, condition: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isMet = await page.run(`Boolean(${condition})`).catch(() => false);
    if (isMet === true) return;
    await sleep(100);
  }
  throw new Error(`Never came: ${condition}`);
}

function lateOf(frames: readonly number[]): number {
  return frames.filter((millis) => millis > lateAfter).length / Math.max(1, frames.length);
}

function slow(frames: readonly number[]): number {
  const sorted = frames.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
