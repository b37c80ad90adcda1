import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const pageBytes = 8192;
const pagesAtOnce = 128;
const pagesPerSegment = 131_072;
const columns = 32;
const prime = 16_777_619;
const upperOffset = 14;

/** Where the 32 parallel sums begin: `checksumBaseOffsets` of PostgreSQL's checksum_impl.h. */
// biome-ignore format: four a line, as PostgreSQL has them
const bases = [
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a,
  0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa,
  0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de,
  0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e,
  0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
];

/**
 * Reads every page of every table and index and compares it with the checksum that PostgreSQL wrote into it, as
 * `pg_checksums --check` does; to be called while nothing is written and everything written is in the files.
 * @param folder the data folder of PostgreSQL
 * @returns the file of the first page that is damaged, relative to the folder; undefined when there is none
 */
export function findDamagedFile(folder: string): string | undefined {
  const bytes = new Uint8Array(new ArrayBuffer(pageBytes * pagesAtOnce));
  const databases = readdirSync(join(folder, 'base')).map((name) => join('base', name));
  for (const part of ['global', ...databases]) {
    for (const name of readdirSync(join(folder, part))) {
      const relation = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/.exec(name);
      if (relation === null) continue;
      if (!isWhole(join(folder, part, name), Number(relation[1] ?? 0), bytes)) return join(part, name);
    }
  }
  return undefined;
}

function isWhole(file: string, segment: number, bytes: Uint8Array<ArrayBuffer>): boolean {
  const descriptor = openSync(file, 'r');
  try {
    for (let first = segment * pagesPerSegment; ; first += pagesAtOnce) {
      const length = fill(descriptor, bytes);
      if (length % pageBytes !== 0) return false;
      const pages = length / pageBytes;
      for (let index = 0; index < pages; index += 1) {
        if (!isWholePage(bytes.buffer, index * pageBytes, first + index)) return false;
      }
      if (pages < pagesAtOnce) return true;
    }
  } finally {
    closeSync(descriptor);
  }
}

function fill(descriptor: number, bytes: Uint8Array): number {
  let length = 0;
  while (length < bytes.length) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (read === 0) break;
    length += read;
  }
  return length;
}

/** A page that was added but never written is all zeros and has no checksum. */
function isWholePage(buffer: ArrayBuffer, offset: number, block: number): boolean {
  const header = new Uint16Array(buffer, offset, upperOffset / 2 + 1);
  const words = new Uint32Array(buffer, offset, pageBytes / 4);
  return header[upperOffset / 2] === 0 ? words.every((word) => word === 0) : header[4] === checksumOf(words, block);
}

/** `pg_checksum_page`: FNV-1a in 32 columns and two rounds of zeros, over the page with its checksum as zero. */
function checksumOf(words: Uint32Array, block: number): number {
  let folded = block;
  for (let column = 0; column < columns; column += 1) {
    let sum = bases[column] ?? 0;
    for (let index = column; index < words.length; index += columns) {
      const word = words[index] ?? 0;
      sum = mixed(sum, index === 2 ? word & 0xffff_0000 : word);
    }
    folded ^= mixed(mixed(sum, 0), 0);
  }
  return ((folded >>> 0) % 65_535) + 1;
}

function mixed(sum: number, word: number): number {
  const both = sum ^ word;
  return Math.imul(both, prime) ^ (both >>> 17);
}
