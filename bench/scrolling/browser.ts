import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** One page of a Chromium of its own, driven by its debugging protocol: no test runner stands between clock and page. */
export interface BrowserPage {
  open(url: string): Promise<void>;
  /** The value that the script's promise brings. */
  run(script: string): Promise<unknown>;
  close(): void;
}

const answerSchema = z.looseObject({ id: z.number().optional(), result: z.unknown(), error: z.unknown() });
const attachedSchema = z.object({ sessionId: z.string() });
const createdSchema = z.object({ targetId: z.string() });
const evaluatedSchema = z.looseObject({
  result: z.looseObject({ value: z.unknown() }),
  exceptionDetails: z.unknown(),
});

export async function openBrowser(): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), 'servery-browser-'));
  const child = spawn(
    executable(),
    [
      ...['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--remote-debugging-port=0', '--window-size=1440,900', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.on('exit', () => child.kill('SIGKILL'));
  const socket = new WebSocket(await debuggerAddress(child.stderr));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const send = sender(socket);
  const { targetId } = createdSchema.parse(await send('Target.createTarget', { url: 'about:blank' }));
  const { sessionId } = attachedSchema.parse(await send('Target.attachToTarget', { targetId, flatten: true }));
  return {
    open: async (url) => {
      await send('Page.navigate', { url }, sessionId);
    },
    run: async (script) => {
      const params = { expression: script, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = evaluatedSchema.parse(await send('Runtime.evaluate', params, sessionId));
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
    close: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      socket.close();
      child.kill();
    },
  };
}

function executable(): string {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const found = known.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('No Chromium: give its path in CHROMIUM_PATH');
  return found;
}

async function debuggerAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (ws:.*)$/.exec(line) ?? [];
    if (address !== undefined) {
      output.resume();
      return address;
    }
  }
  throw new Error('Chromium ended before it listened');
}

function sender(socket: WebSocket) {
  let last = 0;
  return (method: string, params: object, sessionId?: string): Promise<unknown> => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = answerSchema.parse(JSON.parse(String(data)));
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.error === undefined) resolve(answer.result);
        else reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  };
}
