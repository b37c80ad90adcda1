import { type ChildProcess, spawn } from 'node:child_process';
import { ensureConsole } from './console-build.ts';

/** `npm start`: builds the console where it changed and runs the server. Everything after `--` goes to the server: `npm start -- --help`. */
const args = process.argv.slice(2);
if (args.includes('--help')) runServer();
else await startBoth();

/** The server opens its database, and makes the demo at its first start, while the console is built. */
async function startBoth(): Promise<void> {
  const server = runServer();
  // Known only after a moment whether there is anything to wait for.
  const notice = setTimeout(() => console.log('Building the console, which takes a while after a change …'), 2000);
  try {
    await ensureConsole(process.cwd());
    tell(server, '');
  } catch (error) {
    tell(server, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(notice);
  }
}

/** @param problem empty: the console is there */
function tell(server: ChildProcess, problem: string): void {
  if (server.connected) server.send(problem, () => server.disconnect());
}

/** The log contains only errors, unless LOG_LEVEL asks for more. */
function runServer(): ChildProcess {
  const server = spawn(process.execPath, ['packages/server/src/main.ts', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { LOG_LEVEL: 'warn', ...process.env },
  });
  // Both get the terminal's Ctrl-C; this one waits for the server to end gracefully.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
  return server;
}
