import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvFile, csvLimits, openCsv } from './csv-file.ts';
import { amountInCsv, daysOfColumn, degreesInCsv } from './csv-values.ts';
import { decodeCsv } from './decode-csv.ts';
import { writeCsv } from './write-csv.ts';

const bytesOf = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));
const wide = (text: string, isBig = false) =>
  new Uint8Array(
    [...text]
      .flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8])
      .flatMap((byte, at, all) => (isBig ? (all[at ^ 1] ?? 0) : byte)),
  );

describe('the encoding of a file', () => {
  test.each([
    ['UTF-8', bytesOf('Name\nJosé')],
    ['UTF-8', bytesOf(0xef, 0xbb, 0xbf, 'Name\nJosé')],
    ['UTF-16', wide('\uFEFFName\nJosé')],
    ['UTF-16', wide('\uFEFFName\nJosé', true)],
    ['UTF-16', wide('Name\nJosé')],
    ['Windows-1252', bytesOf('Name\nJos', 0xe9)],
  ])('%s is recognized', (encoding, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ text: 'Name\nJosé', encoding });
  });

  test('names of Windows-1252 are read where its letters are certain', () => {
    const file = bytesOf(
      'Jos',
      0xe9,
      ' N',
      0xfa,
      0xf1,
      'ez;Zo',
      0xeb,
      ' M',
      0xfc,
      'ller;',
      0xc9,
      'mile;O',
      0x92,
      'Brien;Compa',
      0xf1,
      0xed,
      'a;MU',
      0xd1,
      'OZ',
    );
    expect(decodeCsv(file)).toMatchObject({ text: 'José Núñez;Zoë Müller;Émile;O’Brien;Compañía;MUÑOZ' });
  });

  test.each([
    ['Mac Roman é', bytesOf('Jos', 0x8e)],
    ['MS-DOS ñ', bytesOf('Pe', 0xa4, 'a')],
    ['Central European ń', bytesOf('Pozna', 0xf1)],
    ['Central European č', bytesOf('Luka', 0xe8)],
    ['Cyrillic', bytesOf(0xc8, 0xe2, 0xe0, 0xed)],
    ['a byte of no letter', bytesOf('a', 0x81, 'b')],
    ['a cut UTF-8 character beside whole ones', bytesOf('Zoë', 0xc3)],
    ['half a character of UTF-16', wide('\uFEFFName').subarray(0, 9)],
    ['NUL', bytesOf('Na\0me')],
  ])('%s is not guessed', (_what, bytes) => expect(decodeCsv(bytes)).toEqual({ refusal: 'UNKNOWN_ENCODING' }));

  test('a workbook is called one', () => {
    expect(decodeCsv(bytesOf('PK', 3, 4, 'rest'))).toEqual({ refusal: 'WORKBOOK' });
  });
});

function opened(text: string): CsvFile {
  const file = openCsv(text);
  if ('refusal' in file) throw new Error(file.refusal);
  return file;
}
const linesOf = (text: string) =>
  [...opened(text).lines].filter(({ cells, trouble }) => cells.length > 0 || trouble !== undefined);
const cellsOf = (text: string) => linesOf(text).map(({ cells }) => cells);

describe('the lines of a file', () => {
  test.each([',', ';', '\t'])(
    'are read with %j between cells, quotes, any line break and without a last one',
    (mark) => {
      const text = ['\uFEFFa,b,c', '"1 ""x""","2,\n3", 4 ', '', '5,6"', '7,8,9,,'].join('\r\n').replaceAll(',', mark);
      expect(opened(text)).toMatchObject({ head: ['a', 'b', 'c'], separator: mark });
      const lines = [
        { line: 2, cells: ['1 "x"', `2${mark}\n3`, '4'] },
        { line: 4, cells: ['5', '6"'] },
        { line: 5, cells: ['7', '8', '9'] },
      ];
      expect(linesOf(text)).toEqual(lines);
      expect(cellsOf(text.replaceAll('\r\n', '\r').replaceAll('\n', ' '))[1]).toEqual(['5', '6"']);
    },
  );

  test('a first line sep= says the separator', () => {
    expect(opened('sep=;\r\nName,first;Phone\r\nA;1').head).toEqual(['Name,first', 'Phone']);
    expect(linesOf('sep=;\r\nName;Phone\r\nA;1')).toEqual([{ line: 3, cells: ['A', '1'] }]);
  });

  test('what cannot be read is named by its line, and the lines around it are read', () => {
    const long = 'x'.repeat(csvLimits.lineCharacters);
    const text = ['a,b', '1,2,3', '"1"x,2', `${long},`, 'Jos\uFFFD,2', '3,4', '"5,6', long, '7,8'].join('\n');
    expect(linesOf(text).map(({ line, trouble, cells }) => [line, trouble ?? cells.join()])).toEqual([
      [2, 'MORE_CELLS'],
      [3, 'TEXT_AFTER_QUOTE'],
      [4, 'LINE_TOO_LONG'],
      [5, 'LOST_CHARACTERS'],
      [6, '3,4'],
      [7, 'UNCLOSED_QUOTE'],
      [8, long],
      [9, '7,8'],
    ]);
  });

  test('a head that is too long is refused before the rest is looked at', () => {
    const commas = ','.repeat(12_000_000);
    for (const [text, refusal] of [
      [`Name${commas}`, 'HEAD_TOO_LONG'],
      [`"${commas}`, 'HEAD_TOO_LONG'],
      [`Name${','.repeat(4_000)}a\n`, 'TOO_MANY_COLUMNS'],
      ['\n\nName', 'NO_HEAD'],
      ['"Name', 'NO_HEAD'],
    ] as const)
      expect(openCsv(text)).toEqual({ refusal });
  });

  test('are those of another reader', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ß', '"', ',', ';', '\n', ' ', '7') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (table) => {
        const quoted = table.map((line) => line.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
        const text = ['a,b,c', ...quoted].join('\n');
        const other: string[][] = parse(text, { from: 2, trim: false });
        const theirs = other
          .map((line) => line.map((one) => one.trim()))
          .filter((line) => line.some((one) => one !== ''));
        expect(cellsOf(text)).toEqual(theirs);
      }),
    );
  });
});

describe('a file that is written', () => {
  const texts = fc
    .string({ unit: fc.constantFrom('=', '+', '@', '-', "'", ';', ' ', '\t', '\n', '"', ',', 'a', '1', '＝') })
    .map((text) => text.trim());

  test('comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 2 }), (line) => {
        const [read = ['', '']] = cellsOf(writeCsv(['a', 'b'], [line]));
        expect(read).toEqual(line);
      }),
    );
  });

  test('has nothing that a spreadsheet computes, however it cuts the file', () => {
    expect(
      writeCsv(
        ['=a', 'b'],
        [
          ['x;=1+1', '; -1'],
          ['\t@x', 'a\n+1'],
        ],
      ),
    ).toBe(`\uFEFF'=a,b\r\n"x;'=1+1","; '-1"\r\n"'\t'@x","a\n'+1"\r\n`);
    fc.assert(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 2 }), (line) => {
        for (const cut of [/[;\r\n]/, /[\t\r\n]/, /\r\n/])
          for (const cell of writeCsv(['a', 'b'], [line]).slice(1).split(cut))
            expect(cell.trimStart()).not.toMatch(/^[=+\-@＝]/);
      }),
    );
  });
});

describe('values of cells', () => {
  test.each([
    ['12,49', ';', '12.49'],
    ['12,5', ';', '12.5'],
    ['-1.249,00', '\t', '-1249.00'],
    ['1,249', ';', '1,249'],
    ['12,49', ',', '12,49'],
    ['12.49', ';', '12.49'],
  ] as const)('the amount %s between %j is %s', (text, separator, read) =>
    expect(amountInCsv(text, separator)).toBe(read),
  );

  test('degrees have as many digits as they like', () => {
    expect(degreesInCsv('-122,4194', ';')).toBe('-122.4194');
    expect(degreesInCsv('-122,4194', ',')).toBe('-122,4194');
  });

  const read = (...texts: readonly string[]) => {
    const days = daysOfColumn(texts);
    return [...texts.map(days.read), days.isMonthFirst, days.isAmbiguous];
  };

  test('days are month/day/year where every day of the column fits that and no other way', () => {
    expect(read('1/15/2025', '12/31/2024', '2/3/2025', '')).toEqual([
      '2025-01-15',
      '2024-12-31',
      '2025-02-03',
      '',
      true,
      false,
    ]);
    expect(read('2025-01-15', '2/29/2024')).toEqual(['2025-01-15', '2024-02-29', true, false]);
    expect(read('1/15/2025', '13/40/2025', '2/30/2025')).toEqual([
      '2025-01-15',
      '13/40/2025',
      '2/30/2025',
      true,
      false,
    ]);
  });

  test('days that fit both ways, or each another way, stay as they are written', () => {
    expect(read('2/3/2025', '4/5/2025')).toEqual(['2/3/2025', '4/5/2025', false, true]);
    expect(read('1/15/2025', '15/1/2025')).toEqual(['1/15/2025', '15/1/2025', false, false]);
    expect(read('15/1/2025', '2/3/2025')).toEqual(['15/1/2025', '2/3/2025', false, true]);
  });
});
