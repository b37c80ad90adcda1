export { type Mailbox, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail/mail-sandbox.ts';
export { type ObjectStoreSandbox, startObjectStoreSandbox } from './object-store/object-store-sandbox.ts';
