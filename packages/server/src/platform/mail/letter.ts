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

export interface LetterTable {
  readonly head: readonly string[];
  /** The first cell names the row; the others are figures. */
  readonly rows: readonly (readonly string[])[];
  /** Below it; empty: nothing. */
  readonly foot: string;
}

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Before the link. */
  readonly lists?: readonly LetterList[];
  readonly tables?: readonly LetterTable[];
  readonly link?: LetterLink;
  /** After the link. */
  readonly end?: readonly string[];
}

/** A letter as text and as HTML, with a greeting. */
export function written(
  person: MailPerson,
  { subject, paragraphs, lists = [], tables = [], link, end = [] }: Letter,
): Mail {
  const greeting = `Hello ${person.name},`;
  const textLink = link === undefined ? [] : [`${link.says}:\n${link.url}`];
  const htmlLink = link === undefined ? [] : [`<p>${anchor(link)}</p>`];
  const inHtml = (paragraph: string) => `<p>${escapeHtml(paragraph)}</p>`;
  return {
    to: { name: person.name, address: person.email },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: `${[greeting, ...paragraphs, ...lists.map(listText), ...tables.map(tableText), ...textLink, ...end].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${[
      ...[greeting, ...paragraphs].map(inHtml),
      ...lists.map(listHtml),
      ...tables.map(tableHtml),
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

/** Columns as wide as their widest cell, figures to the right. */
function tableText({ head, rows, foot }: LetterTable): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [...[head, ...rows].map((cells) => line(cells).trimEnd()), ...(foot === '' ? [] : ['', foot])].join('\n');
}

const cellStyle = 'padding:4px 10px;border-bottom:1px solid #d9dedd;';

function tableHtml({ head, rows, foot }: LetterTable): string {
  const cellOf = (tag: string, text: string, at: number) =>
    `<${tag} style="${cellStyle}text-align:${at === 0 ? 'left' : 'right'}">${escapeHtml(text)}</${tag}>`;
  const rowOf = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell, at) => cellOf(tag, cell, at)).join('')}</tr>`;
  const body = rows.map((cells) => rowOf('td', cells)).join('');
  return `<table style="border-collapse:collapse"><thead>${rowOf('th', head)}</thead><tbody>${body}</tbody></table>${
    foot === '' ? '' : `<p>${escapeHtml(foot)}</p>`
  }`;
}

function anchor({ says, url }: LetterLink): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(says)}</a>`;
}
