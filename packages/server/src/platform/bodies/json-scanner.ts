import { Fault, invalid } from '../fault.ts';

export interface StructureLimits {
  /** Objects, lists, texts, numbers, …; an empty list or object counts twice. */
  readonly values: number;
}

/** Levels of nesting: every document of ours stays below 20. */
const maximumDepth = 64;
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);
const forbiddenLengths = new Set([...forbiddenNames].map((name) => name.length));
const longestForbidden = Math.max(...forbiddenLengths);

const quote = 0x22;
const backslash = 0x5c;
const letterU = 0x75;

/**
 * Looks through JSON, piece by piece as it arrives, and refuses it at the first byte that breaks a limit: before there is
 * a tree, and before the rest is inflated. Counts the values outside of texts; inside, looks for characters that no database holds.
 * Whether it is JSON at all is for the parser to say.
 */
export class JsonScanner {
  readonly #limits: StructureLimits;
  #values = 1;
  #depth = 0;
  #isInText = false;
  /** Of an escape: 0 outside, 1 after the backslash, 5 to 2 while hexadecimal digits are due. */
  #escape = 0;
  #codeUnit = 0;
  /** The first half of a surrogate pair came last. */
  #isHalf = false;
  /** The beginning of the current text, as far as a forbidden name could go. */
  #text: number[] = [];
  #length = 0;

  constructor(limits: StructureLimits) {
    this.#limits = limits;
  }

  /** How many values there were so far. */
  get values(): number {
    return this.#values;
  }

  /** @throws Fault 413 for too many values, 400 for nesting, names and characters that are not allowed */
  push(bytes: Uint8Array): void {
    let at = 0;
    while (at < bytes.length) {
      if (this.#isInText && this.#escape === 0) at = this.#skipPlainText(bytes, at);
      else if (!this.#isInText) at = skipPlainJson(bytes, at);
      const byte = bytes[at];
      if (byte === undefined) return;
      if (this.#isInText) this.#inText(byte);
      else this.#between(byte);
      at += 1;
    }
  }

  /** Most bytes are of texts, and most of these are nothing special. @returns the place of the next special byte, or the end */
  #skipPlainText(bytes: Uint8Array, from: number): number {
    if (this.#isHalf) return from;
    let at = from;
    while (at < bytes.length && bytes[at] !== quote && bytes[at] !== backslash && bytes[at] !== 0) at += 1;
    for (let unit = from; unit < at && this.#length + unit - from < longestForbidden; unit += 1)
      this.#text[this.#length + unit - from] = bytes[unit] ?? 0;
    this.#length += at - from;
    return at;
  }

  #between(byte: number): void {
    switch (byte) {
      case quote:
        this.#isInText = true;
        this.#length = 0;
        return;
      case 0x7b: // {
      case 0x5b: // [
        this.#depth += 1;
        if (this.#depth > maximumDepth)
          throw invalid('NESTED_TOO_DEEP', `The body nests deeper than ${maximumDepth} levels.`);
        this.#countValue();
        return;
      case 0x7d: // }
      case 0x5d: // ]
        this.#depth -= 1;
        return;
      case 0x2c: // ,
        this.#countValue();
        return;
      case 0x3a: // :
        this.#refuseForbiddenName();
        return;
    }
  }

  #countValue(): void {
    this.#values += 1;
    if (this.#values > this.#limits.values)
      throw new Fault(413, 'TOO_MANY_VALUES', { extra: { limit: this.#limits.values } });
  }

  #refuseForbiddenName(): void {
    if (!forbiddenLengths.has(this.#length)) return;
    const name = String.fromCharCode(...this.#text.slice(0, this.#length));
    if (forbiddenNames.has(name)) throw invalid('FORBIDDEN_NAME', `The name ${name} is not allowed.`, name);
  }

  #inText(byte: number): void {
    if (this.#escape > 0) {
      this.#inEscape(byte);
      return;
    }
    if (byte === backslash) {
      this.#escape = 1;
      return;
    }
    if (this.#isHalf || byte === 0) throw unstorable();
    if (byte === quote) this.#isInText = false;
    else this.#addUnit(byte);
  }

  #inEscape(byte: number): void {
    if (this.#escape === 1) {
      if (byte === letterU) {
        this.#escape = 5;
        this.#codeUnit = 0;
        return;
      }
      if (this.#isHalf) throw unstorable();
      this.#escape = 0;
      this.#addUnit(byte);
      return;
    }
    this.#codeUnit = this.#codeUnit * 16 + hexDigit(byte);
    this.#escape -= 1;
    if (this.#escape > 1) return;
    this.#escape = 0;
    this.#addEscapedUnit(this.#codeUnit);
  }

  #addEscapedUnit(unit: number): void {
    const isHigh = unit >= 0xd800 && unit <= 0xdbff;
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    if (unit === 0 || isLow !== this.#isHalf) throw unstorable();
    this.#isHalf = isHigh;
    this.#addUnit(unit);
  }

  #addUnit(unit: number): void {
    if (this.#length < longestForbidden) this.#text[this.#length] = unit;
    this.#length += 1;
  }
}

/** Marks, outside of texts, that show how a document is built. */
const isMark = Uint8Array.from({ length: 256 }, (_, byte) => ('"{}[],:'.includes(String.fromCharCode(byte)) ? 1 : 0));

/** @returns the place of the next mark, or the end */
function skipPlainJson(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isMark[bytes[at] ?? 0] === 0) at += 1;
  return at;
}

/** @throws Fault 400 */
function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  if (letter >= 0x61 && letter <= 0x66) return letter - 0x57;
  throw invalid('MALFORMED_JSON', 'The body is not JSON.');
}

/** No database text holds NUL or half of a surrogate pair. */
export function unstorable(): Fault {
  return invalid('INVALID_TEXT', 'The body holds text that is no valid Unicode, or NUL.');
}
