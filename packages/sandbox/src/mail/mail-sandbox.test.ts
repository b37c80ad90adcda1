import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailSandbox, startMailSandbox } from './mail-sandbox.ts';

let sandbox: MailSandbox;

beforeAll(async () => {
  sandbox = await startMailSandbox();
});
afterAll(() => sandbox.close());

/** Speaks SMTP by hand: each line waits for the answer to the one before. */
function speak(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(sandbox.smtpUrl);
  return new Promise((resolve, reject) => {
    let heard = '';
    const left = [...lines];
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      heard += text;
      const next = /^\d{3} /m.test(text) ? left.shift() : undefined;
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

test('a message sent over SMTP is kept, decoded, and readable over HTTP', async () => {
  const heard = await speak([
    'HELO console',
    'MAIL FROM:<servery@example.com>',
    'RCPT TO:<dana@harbor.example>',
    'DATA',
    'Subject: =?utf-8?Q?Caf=C3=A9?=\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe\r\n.',
    'QUIT',
  ]);
  expect(heard).toContain('250');
  const kept = await (await fetch(sandbox.mailboxUrl)).json();
  expect(kept).toEqual([
    expect.objectContaining({
      id: 1,
      from: 'servery@example.com',
      to: ['dana@harbor.example'],
      subject: 'Café',
      text: 'Grüße\n',
    }),
  ]);
});

test('anything but the mailbox is not found', async () => {
  expect((await fetch(new URL('/', sandbox.mailboxUrl))).status).toBe(404);
});
