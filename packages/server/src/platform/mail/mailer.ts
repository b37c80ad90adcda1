import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Hands one mail to the SMTP server. Rejects when it does not take it; the job that sends tries again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const timeoutMillis = 10_000;

/** @param url `smtp://…`; empty: nothing is sent, and the log says so */
export function createMailer(url: string, from: string, logger: FastifyBaseLogger): Mailer {
  if (url === '') {
    return {
      send: async () => logger.warn('a mail was not sent: MAIL_URL is not set'),
      close: () => undefined,
    };
  }
  const transport = createTransport(withTimeouts(url), { from });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, to: { ...mail.to, name: onOneLine(mail.to.name) } });
    },
    close: () => transport.close(),
  };
}

function withTimeouts(url: string): string {
  const complete = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    complete.searchParams.set(name, String(timeoutMillis));
  return complete.href;
}

/** A name can start no header of its own. */
function onOneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
