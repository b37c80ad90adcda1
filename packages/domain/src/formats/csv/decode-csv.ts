export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** The text of a file, or why it is not taken: a workbook of a spreadsheet, or an encoding that is not certain. */
export type DecodedCsv =
  | { readonly text: string; readonly encoding: CsvEncoding }
  | { readonly refusal: 'WORKBOOK' | 'UNKNOWN_ENCODING' };

/**
 * The bytes of a CSV file as text. UTF-8 and UTF-16 are recognized with and without their byte order mark; a file that is
 * neither is read as Windows-1252 only where no other encoding of spreadsheets explains it as well.
 */
export function decodeCsv(bytes: Uint8Array): DecodedCsv {
  if (workbooks.some((start) => start.every((byte, at) => bytes[at] === byte))) return { refusal: 'WORKBOOK' };
  const wide = wideEncoding(bytes);
  const text = decoded(bytes, wide ?? 'utf-8');
  if (text?.includes('\0')) return { refusal: 'UNKNOWN_ENCODING' };
  if (text !== undefined) return { text, encoding: wide === undefined ? 'UTF-8' : 'UTF-16' };
  const western = wide === undefined ? decoded(bytes, 'windows-1252') : undefined;
  return western !== undefined && isCertainlyWestern(western)
    ? { text: western, encoding: 'Windows-1252' }
    : { refusal: 'UNKNOWN_ENCODING' };
}

/** First bytes of `.xlsx`, `.numbers` and `.ods` (ZIP), and of `.xls`. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By its mark, or by the zero bytes that half of the first characters have. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zerosAt = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > start.length / 4 && zerosAt(1) === 0 ? 'utf-16be' : undefined;
}

/** Letters that have the same byte in the encodings of Western Europe, Central Europe and Turkey. */
const small = 'áâäçéëíîóôöúüý';
const large = 'ÁÂÄÇÉËÍÎÓÔÖÚÜÝ';
/** Central Europe has ń in the place of ñ, and never before a vowel. */
const spanish = '[áéíóú]?ñ(?:[áéíóú]|(?=[aeiou]))|Ñ(?=[AEIOU])';
/** As words have them: small ones and those of capitals after a letter, large ones at the beginning of a word. */
const western = new RegExp(
  [
    String.raw`(?<=[A-Za-z])(?:[${small}]|${spanish})(?!\P{ASCII})`,
    String.raw`(?<![A-Za-z\P{ASCII}])[${large}](?=[A-Za-z])`,
    String.raw`(?<=[A-Z])[${large}](?![a-z\P{ASCII}])`,
    '(?<=[A-Za-z])’(?=[A-Z][a-z])',
  ].join('|'),
  'gu',
);

/** In other encodings some of the same bytes are signs, or letters beside letters. */
function isCertainlyWestern(text: string): boolean {
  return !/\P{ASCII}/u.test(text.replace(western, ''));
}
