import { spawn, spawnSync } from 'node:child_process';

/** `npm start`: builds the console and runs the server. Everything after `--` goes to the server: `npm start -- --help`. */
const args = process.argv.slice(2);
const isQuestion = args.includes('--help');
const build = isQuestion
  ? undefined
  : spawnSync('npm', ['run', '--silent', 'build'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
if (build !== undefined && build.status !== 0) {
  console.error('The console could not be built.');
  process.exitCode = 1;
} else {
  const server = spawn(process.execPath, ['packages/server/src/main.ts', ...args], { stdio: 'inherit' });
  // Both get the terminal's Ctrl-C; this one waits for the server to end gracefully.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
