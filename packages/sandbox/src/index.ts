export { type Mailbox, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail/mail-sandbox.ts';
