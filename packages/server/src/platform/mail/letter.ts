import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

export interface MailPerson {
  readonly name: string;
  readonly email: string;
}

interface LetterLink {
  readonly says: string;
  readonly url: string;
}

export interface LetterList {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly link?: LetterLink }[];
}

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Before the link. */
  readonly lists?: readonly LetterList[];
  readonly link?: LetterLink;
  /** After the link. */
  readonly end?: readonly string[];
}

/** A letter as text and as HTML, with a greeting. */
export function written(person: MailPerson, { subject, paragraphs, lists = [], link, end = [] }: Letter): Mail {
  const greeting = `Hello ${person.name},`;
  const textLink = link === undefined ? [] : [`${link.says}:\n${link.url}`];
  const htmlLink = link === undefined ? [] : [`<p>${anchor(link)}</p>`];
  const inHtml = (paragraph: string) => `<p>${escapeHtml(paragraph)}</p>`;
  return {
    to: { name: person.name, address: person.email },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: `${[greeting, ...paragraphs, ...lists.map(listText), ...textLink, ...end].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${[
      ...[greeting, ...paragraphs].map(inHtml),
      ...lists.map(listHtml),
      ...htmlLink,
      ...end.map(inHtml),
    ].join('')}</body></html>`,
  };
}

function listText({ heading, lines }: LetterList): string {
  const said = lines.map(({ text, link }) =>
    link === undefined ? `- ${text}` : `- ${text}\n  ${link.says}: ${link.url}`,
  );
  return [heading, ...said].join('\n');
}

function listHtml({ heading, lines }: LetterList): string {
  const said = lines.map(
    ({ text, link }) => `<li>${escapeHtml(text)}${link === undefined ? '' : `<br>${anchor(link)}`}</li>`,
  );
  return `<h2>${escapeHtml(heading)}</h2><ul>${said.join('')}</ul>`;
}

function anchor({ says, url }: LetterLink): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(says)}</a>`;
}
