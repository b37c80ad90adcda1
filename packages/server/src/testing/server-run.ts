import { type ChildProcess, spawn } from 'node:child_process';
import { briefLife } from '../../../../tools/src/brief-life.ts';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface ServerRun {
  /** Its address; rejects with its output when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** A test that fails leaves no process behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server in a process of its own, on a free port unless set otherwise. */
export function runServer(environment: Readonly<Record<string, string>>): ServerRun {
  return runProgram('main.ts', environment);
}

/** `backup`, `restore` or `key` on the command line. */
export function runCommandLine(name: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  return runProgram(`commands/${name}.ts`, environment, args).ended;
}

function runProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ServerRun {
  const child = spawn(process.execPath, [...briefLife, new URL(`../${file}`, import.meta.url).pathname, ...args], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      BACKUP_HOURS: '0',
      STOP_NOTICE_SECONDS: '0',
      SERVERY_DEMO_WEEKS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Servery is ready at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`Ended with ${code}: ${output}`)));
  });
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
