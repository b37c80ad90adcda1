import { startMailSandbox } from './index.ts';

/** The sandbox as a program of its own, for several server nodes: SANDBOX_HOST, SANDBOX_SMTP_PORT (2525), SANDBOX_HTTP_PORT (8025). */
const { env } = process;
const sandbox = await startMailSandbox({
  host: env.SANDBOX_HOST ?? '127.0.0.1',
  smtp: Number(env.SANDBOX_SMTP_PORT ?? 2525),
  http: Number(env.SANDBOX_HTTP_PORT ?? 8025),
});
console.log(`Mail sandbox: MAIL_URL=${sandbox.smtpUrl} MAIL_SANDBOX_URL=${sandbox.mailboxUrl}`);
