import { spawnSync } from 'node:child_process';

/** `npm run fuzz -- [requests] [seed]`: the fuzzed requests of the server's tests, more of them and from another seed. */
const [requests = '20000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const run = spawnSync('vitest', ['run', '--project', 'server', 'packages/server/src/fuzz.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
});
process.exitCode = run.status ?? 1;
