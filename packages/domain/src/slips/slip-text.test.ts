import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignText, hanging, sideBySide, twoEnds, widthOf, wrapText } from './slip-text.ts';

describe('text on paper', () => {
  test.each([
    ['Supreme', 7],
    ['Cre\u0300me bru\u0302le\u0301e', 12],
    ['餃子', 4],
    ['🍕 Pie', 6],
    ['a\u0007b', 2],
    ['', 0],
  ])('%j is %i wide', (text, width) => expect(widthOf(text)).toBe(width));

  test('lines break between words, a long word inside, given breaks stay', () => {
    expect(wrapText('Large Hand Tossed Supreme', 12)).toEqual(['Large Hand', 'Tossed', 'Supreme']);
    expect(wrapText('Llanfairpwllgwyngyll pie', 8)).toEqual(['Llanfair', 'pwllgwyn', 'gyll pie']);
    expect(wrapText('one\n\ntwo', 8)).toEqual(['one', '', 'two']);
    expect(wrapText('水餃水餃水', 5)).toEqual(['水餃', '水餃', '水']);
  });

  test('a line is moved to its side', () => {
    expect(alignText('Pie', 9, 'LEFT')).toBe('Pie');
    expect(alignText('Pie', 9, 'CENTER')).toBe('   Pie');
    expect(alignText('Pie', 9, 'RIGHT')).toBe('      Pie');
    expect(alignText('餃子', 8, 'RIGHT')).toBe('    餃子');
    expect(alignText('too long', 4, 'CENTER')).toBe('too long');
  });

  test('a figure comes at the end of the first line, the rest is indented', () => {
    expect(twoEnds({ left: '2 Margherita', right: '31.98', columns: 20, indent: 2 })).toEqual(['2 Margherita   31.98']);
    expect(twoEnds({ left: '1 Four Cheese and Honey', right: '17.50', columns: 18, indent: 2 })).toEqual([
      '1 Four       17.50',
      '  Cheese and',
      '  Honey',
    ]);
    expect(twoEnds({ left: 'Subtotal', right: '31.98', columns: 8 })).toEqual(['Subtotal', '   31.98']);
    expect(twoEnds({ left: 'Left alone', right: '', columns: 20 })).toEqual(['Left alone']);
  });

  test('two texts share a line or are printed one below the other', () => {
    expect(sideBySide('6:42 PM', 'Ana', 12)).toEqual(['6:42 PM  Ana']);
    expect(sideBySide('Nov 21 6:42 PM', 'Ana', 14)).toEqual(['Nov 21 6:42 PM', 'Ana']);
  });

  test('what leads the first line is kept', () => {
    expect(hanging('  + Extra basil', 11, 4)).toEqual(['  + Extra', '    basil']);
  });

  test('nothing is wider than the paper, and no character is lost', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (written, columns) => {
        const lines = wrapText(written, columns);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
        const bare = (from: string) => from.replace(/[\s\p{Cc}]/gu, '');
        expect(bare(lines.join(''))).toBe(bare(written));
      }),
    );
  });
});
