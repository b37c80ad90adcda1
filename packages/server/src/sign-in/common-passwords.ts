import { commonEndings, commonWords } from './common-password-words.ts';

/**
 * T4: whether a password is among the first that anybody tries: a common word, twice or with a common ending, year or mark
 * behind it, also with digits for letters; a walk over the keyboard; one or few characters again and again; counting.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const bare = typed.replace(/[!?.*#$@_-]+$/, '').replace(/^[!?.*#$@_-]+/, '');
  return [...new Set([typed, bare, lettersOf(typed), lettersOf(bare)])].some(
    (one) => isWordWithEnding(one) || isRepeated(one) || isWalk(one),
  );
}

const words = new Set(commonWords);
const endings = new Set(commonEndings);
const longestWord = Math.max(...commonWords.map(({ length }) => length));

function isWordWithEnding(text: string): boolean {
  for (let length = Math.min(longestWord, text.length); length > 0; length -= 1) {
    const [word, rest] = [text.slice(0, length), text.slice(length)];
    if (words.has(word) && isEnding(rest, word)) return true;
  }
  return false;
}

function isEnding(rest: string, word: string): boolean {
  const core = rest.replaceAll(/[!?.*#$@_-]/g, '');
  return (
    endings.has(core) ||
    /^(19|20)\d\d$/.test(core) ||
    core === word ||
    (core.startsWith(word) && endings.has(core.slice(word.length)))
  );
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** `p@ssw0rd1` → `password1`: digits for letters are undone but at the end, where they count. */
function lettersOf(text: string): string {
  const [, stem = '', end = ''] = /^(.*?)(\d*)$/.exec(text) ?? [];
  return [...stem].map((character) => letters[character] ?? character).join('') + end;
}

/** One to four characters again and again: `aaaaaaa`, `121212`, `abc1abc1`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+.?$/u.test(text) && text.length >= 4;
}

const rows = [
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgb',
];
const walks = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

/** Nothing but pieces of at least three neighbors: `qwerty123456`, `4321`. */
function isWalk(text: string): boolean {
  if (text === '') return false;
  let at = 0;
  while (at < text.length) {
    const length = longestPiece(text, at);
    if (length < 3) return false;
    at += length;
  }
  return true;
}

function longestPiece(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && walks.some((walk) => walk.includes(text.slice(at, at + length + 1)))) length += 1;
  return length;
}
