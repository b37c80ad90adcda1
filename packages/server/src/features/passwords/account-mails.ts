import { escapeHtml } from '../../platform/mail/html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export interface MailPerson {
  readonly name: string;
  readonly email: string;
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly says: string; readonly url: string };
}

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
      `${invitedBy} invites you to the Servery console of ${company}. Sign in with this e-mail address and a password that you choose.`,
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

function written(person: MailPerson, { subject, paragraphs, link }: Letter): Mail {
  const greeting = `Hello ${person.name},`;
  const textLink = link === undefined ? [] : [`${link.says}:\n${link.url}`];
  const htmlLink = link === undefined ? [] : [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.says)}</a></p>`];
  return {
    to: { name: person.name, address: person.email },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: `${[greeting, ...paragraphs, ...textLink].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${[
      ...[greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...htmlLink,
    ].join('')}</body></html>`,
  };
}

function duration(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
