import { type MailPerson, written } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export function resetMail(person: MailPerson, url: string, minutes: number): Mail {
  return written(person, {
    subject: 'Reset your Servery password',
    paragraphs: [
      'We received a request to reset the password of your Servery account.',
      `The link works only once, for ${duration(minutes)}. If you did not request this, ignore this message. Your password does not change.`,
    ],
    link: { says: 'Set a new password', url },
  });
}

interface Invitation {
  /** Its name. */
  readonly company: string;
  /** The name of a person. */
  readonly invitedBy: string;
  readonly url: string;
  /** That the link works. */
  readonly minutes: number;
}

export function inviteMail(person: MailPerson, { company, invitedBy, url, minutes }: Invitation): Mail {
  return written(person, {
    subject: `You are invited to Servery for ${company}`,
    paragraphs: [
      `${invitedBy} invites you to the Servery console of ${company}. Sign in with this email address and a password that you choose.`,
      `The link works only once, for ${duration(minutes)}.`,
    ],
    link: { says: 'Choose your password', url },
  });
}

export function passwordChangedMail(person: MailPerson): Mail {
  return written(person, {
    subject: 'Your Servery password was changed',
    paragraphs: [
      'The password of your Servery account was changed just now, and every other session was signed out.',
      'If this was not you, reset your password on the login page and tell your administrator.',
    ],
  });
}

function duration(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
