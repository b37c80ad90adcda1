import { expect, test } from 'vitest';
import { findWords, wordsToAvoid } from './words-to-avoid.ts';

test('a word to avoid is found with its line and the better word', () => {
  const text = ['fine', ['Drawn', 'anew'].join(' '), ['a col', 'our'].join('')].join('\n');
  expect(findWords(text, wordsToAvoid)).toMatchObject([
    { line: 2, better: 'again' },
    { line: 3, better: 'color' },
  ]);
});

test.each([
  ['the lic', 'ence of a location'],
  ['its lic', 'ences, and more'],
  ['read', 'Licence()'],
  ['lic', 'enceQuery'],
  ['auth', 'orised'],
  ['cancel', 'led'],
  ['Take off', ' the menu'],
  ['Clock', ' off after'],
  ['You may', ' not change this.'],
  ["'{{count}} stores keep", " their own value'"],
  ["'At", " most 200 characters.'"],
  ['Shift Lead goes beyond', ' your own rights.'],
  ['/** Wh', 'at was saved since. */'],
  [' * @returns wh', 'o may publish it'],
  ['/** Brings back wh', 'at was saved. */'],
  ['  // For wh', 'o may publish it.'],
])('British spelling, and a second word for the same, is found: %s%s', (...parts) => {
  expect(findWords(parts.join(''), wordsToAvoid)).toHaveLength(1);
});

test.each([
  'driverLicenceExpiresOn: daySchema,',
  'readonly licences: Licenses;',
  "next: { action: 'CHANGE_LICENCES', licences, isRevoked }",
  "route('licenceToken', async (call) => revokeLicence(call));",
  "join(folder, 'licence.json')",
])('names on the wire and in the database keep their spelling: %s', (line) => {
  expect(findWords(line, wordsToAvoid)).toEqual([]);
});

test.each([
  '/** A person who may publish it. */',
  '  // Asks `what is new`, and waits.',
  "  test('what is new is shown', () => {",
  '/** The one answer to “what runs there?” */',
  '  /* The what-if of a publication */',
])('a question, code and a person with a name are no clause in place of a noun: %s', (line) => {
  expect(findWords(line, wordsToAvoid)).toEqual([]);
});
