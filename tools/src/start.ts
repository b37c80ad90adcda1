import { spawn } from 'node:child_process';
import { ensureConsole } from './console-build.ts';

/** `npm start`: builds the console where it changed and runs the server. Everything after `--` goes to the server: `npm start -- --help`. */
const args = process.argv.slice(2);
try {
  if (!args.includes('--help')) await prepare();
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function prepare(): Promise<void> {
  // Known only after a moment whether there is anything to wait for.
  const notice = setTimeout(() => console.log('Building the console, which takes a while after a change …'), 2000);
  await ensureConsole(process.cwd());
  clearTimeout(notice);
}

/** The log says only what is wrong, unless LOG_LEVEL asks for more. */
function run(): void {
  const server = spawn(process.execPath, ['packages/server/src/main.ts', ...args], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env },
  });
  // Both get the terminal's Ctrl-C; this one waits for the server to end gracefully.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
