import { expect, test } from 'vitest';
import { findWords, wordsToAvoid } from './words-to-avoid.ts';

test('a word to avoid is found with its line and the better word', () => {
  const text = ['fine', ['Drawn', 'anew'].join(' '), ['a col', 'our'].join('')].join('\n');
  expect(findWords(text, wordsToAvoid)).toMatchObject([
    { line: 2, better: 'again' },
    { line: 3, better: 'color' },
  ]);
});
