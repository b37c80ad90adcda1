import { spawn } from 'node:child_process';

/** The plain list in a process of its own. */
export async function startPlainList(size: number): Promise<{ readonly url: string; stop(): void }> {
  const plain = spawn(process.execPath, ['bench/measuring/plain-list.ts', String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => plain.stdout.once('data', (line) => resolve(String(line).trim())));
  return { url, stop: () => plain.kill() };
}
