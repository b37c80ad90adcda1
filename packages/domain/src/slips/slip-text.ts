/** Text in a font where every character is as wide as the others, as printers have it. */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const CONTROL = /\p{Cc}/u;

/** Characters as a reader counts them: `é` of two code points is one, a control character is none. */
function charactersOf(text: string): readonly string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment).filter((character) => !CONTROL.test(character));
}

/** Places on the paper: East Asian characters and emoji take two. */
export function widthOf(text: string): number {
  return charactersOf(text).reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}

/** Lines no wider than the paper, broken between words; a word that is wider is broken inside. */
export function wrapText(text: string, columns: number): readonly string[] {
  return text.split(/\r?\n/).flatMap((line) => wrapLine(line, Math.max(1, columns)));
}

function wrapLine(line: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const joined = current === '' ? word : `${current} ${word}`;
    if (widthOf(joined) <= columns) {
      current = joined;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = breakWord(word, columns);
    lines.push(...pieces.slice(0, -1));
    current = pieces.at(-1) ?? '';
  }
  return [...lines, current];
}

function breakWord(word: string, columns: number): readonly string[] {
  const pieces: string[] = [''];
  for (const character of charactersOf(word)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && widthOf(last + character) > columns) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

export type Alignment = 'LEFT' | 'CENTER' | 'RIGHT';

/** One line moved to its side; never wider than it was where it does not fit. */
export function alignText(text: string, columns: number, align: Alignment): string {
  const free = Math.max(0, columns - widthOf(text));
  if (align === 'LEFT') return text;
  return `${' '.repeat(align === 'RIGHT' ? free : Math.floor(free / 2))}${text}`;
}

type Ends = {
  readonly left: string;
  readonly right: string;
  readonly columns: number;
  /** How far lines after the first are moved in. */
  readonly indent?: number;
};

/** A text at the left and a figure at the right of its first line; on a line of its own where both do not fit. */
export function twoEnds({ left, right, columns, indent = 0 }: Ends): readonly string[] {
  const room = columns - widthOf(right) - (right === '' ? 0 : 1);
  if (room < Math.min(8, widthOf(left))) {
    const below = wrapText(right, columns).map((line) => alignText(line, columns, 'RIGHT'));
    return [...hanging(left, columns, indent), ...below];
  }
  const [first = '', ...rest] = hanging(left, room, indent);
  const gap = ' '.repeat(Math.max(0, columns - widthOf(first) - widthOf(right)));
  return [right === '' ? first : `${first}${gap}${right}`, ...rest];
}

/** Two texts at the two sides of a line; below each other where they do not fit. */
export function sideBySide(left: string, right: string, columns: number): readonly string[] {
  if (widthOf(left) + 1 + widthOf(right) <= columns) return twoEnds({ left, right, columns });
  return [...wrapText(left, columns), ...wrapText(right, columns)];
}

/** Wrapped text whose later lines are moved in. */
export function hanging(text: string, columns: number, indent: number): readonly string[] {
  const lead = /^\s*/.exec(text)?.[0] ?? '';
  const lines = wrapText(text.trim(), Math.max(1, columns - Math.max(indent, lead.length)));
  return lines.map((line, at) => `${at === 0 ? lead : ' '.repeat(indent)}${line}`);
}
