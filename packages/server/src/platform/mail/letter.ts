import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

export interface MailPerson {
  readonly name: string;
  readonly email: string;
}

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly says: string; readonly url: string };
  /** After the link. */
  readonly end?: readonly string[];
}

/** A letter as text and as HTML, with a greeting. */
export function written(person: MailPerson, { subject, paragraphs, link, end = [] }: Letter): Mail {
  const greeting = `Hello ${person.name},`;
  const textLink = link === undefined ? [] : [`${link.says}:\n${link.url}`];
  const htmlLink = link === undefined ? [] : [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.says)}</a></p>`];
  const inHtml = (paragraph: string) => `<p>${escapeHtml(paragraph)}</p>`;
  return {
    to: { name: person.name, address: person.email },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: `${[greeting, ...paragraphs, ...textLink, ...end].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${[
      ...[greeting, ...paragraphs].map(inHtml),
      ...htmlLink,
      ...end.map(inHtml),
    ].join('')}</body></html>`,
  };
}
