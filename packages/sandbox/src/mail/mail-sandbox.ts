import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { createMailbox, type Mailbox, type ReceivedMail } from './mailbox.ts';

export type { Mailbox, ReceivedMail };

export interface MailSandbox {
  /** Where a mailer sends to: `smtp://127.0.0.1:…`. */
  readonly smtpUrl: string;
  /** Where the mailbox can be read as JSON: `http://127.0.0.1:…/messages`. */
  readonly mailboxUrl: string;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

const loopback = '127.0.0.1';
const largestMail = 5 * 1024 * 1024;

/** A mail server that delivers nothing: it takes every message over SMTP and keeps it for reading. @param ports 0: any free one */
export async function startMailSandbox(
  ports: { readonly smtp?: number; readonly http?: number; readonly host?: string } = {},
): Promise<MailSandbox> {
  const { smtp = 0, http = 0, host = loopback } = ports;
  const mailbox = createMailbox();
  const smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largestMail,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) };
      readAll(stream)
        .then((raw) => mailbox.take(raw, envelope))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  const httpServer = createServer((request, response) => {
    const isMailbox = request.method === 'GET' && request.url === '/messages';
    response.writeHead(isMailbox ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(isMailbox ? mailbox.list() : { error: 'NOT_FOUND' }));
  });
  const smtpPort = await portOf(smtpServer.listen(smtp, host));
  const httpPort = await portOf(httpServer.listen(http, host));
  return {
    smtpUrl: `smtp://${host}:${smtpPort}`,
    mailboxUrl: `http://${host}:${httpPort}/messages`,
    mailbox,
    close: async () => {
      httpServer.closeAllConnections();
      await new Promise<void>((resolve) => httpServer.close(() => resolve()));
      await new Promise<void>((resolve) => smtpServer.close(() => resolve()));
    },
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) {
    await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  }
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port');
  return address.port;
}
