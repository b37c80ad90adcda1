import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fault } from '../fault.ts';
import { JsonScanner } from './json-scanner.ts';

const plenty = { values: 1_000_000 };

/** The code of the refusal, or how many values there were. */
function scan(text: string, limits = plenty, pieces = 1): string | number {
  const scanner = new JsonScanner(limits);
  const bytes = Buffer.from(text);
  const step = Math.max(1, Math.ceil(bytes.length / pieces));
  try {
    for (let from = 0; from < bytes.length; from += step) scanner.push(bytes.subarray(from, from + step));
  } catch (error) {
    if (error instanceof Fault) return error.code;
    throw error;
  }
  return scanner.values;
}

/** Whether the tree holds a value that the scanner looks for. */
function findHostile(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(findHostile);
  return Object.keys(value).some(
    (name) =>
      ['__proto__', 'constructor', 'prototype'].includes(name) ||
      findHostile(name) ||
      findHostile(Reflect.getOwnPropertyDescriptor(value, name)?.value),
  );
}

/** Values in the tree, an empty list or object counted twice. */
function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const members: unknown[] = Object.values(value);
  return 1 + (members.length === 0 ? 1 : members.reduce<number>((sum, member) => sum + count(member), 0));
}

describe('a scanner of JSON', () => {
  test.each([
    ['[[],[]]', 5],
    ['{"a":[1,2],"b":{}}', 6],
    ['"[,,,{}"', 1],
    ['{"a\\"[":"\\\\","b":0}', 3],
    [`${'['.repeat(64)}${']'.repeat(64)}`, 65],
  ])('counts the values of %s', (text, values) => expect(scan(text)).toBe(values));

  test.each([
    [`${'['.repeat(65)}`, 'NESTED_TOO_DEEP'],
    [`${'{"a":'.repeat(65)}`, 'NESTED_TOO_DEEP'],
    ['{"__proto__":1}', 'FORBIDDEN_NAME'],
    ['{"\\u005f_proto\\u005F_" :1}', 'FORBIDDEN_NAME'],
    ['{"a":{"constructor":1}}', 'FORBIDDEN_NAME'],
    ['{"prototype"\n:1}', 'FORBIDDEN_NAME'],
    ['["\\u0000"]', 'INVALID_TEXT'],
    ['{"\\uD800":1}', 'INVALID_TEXT'],
    ['["\\ud800x"]', 'INVALID_TEXT'],
    ['["\\ud800\\n"]', 'INVALID_TEXT'],
    ['["\\udc00"]', 'INVALID_TEXT'],
    ['["\\u12g4"]', 'MALFORMED_JSON'],
  ])('refuses %s', (text, code) => expect(scan(text)).toBe(code));

  test('takes what only looks like it: names as texts, pairs of surrogates', () => {
    expect(scan('["__proto__","constructor","\\ud83d\\ude00","\\\\u0000"]')).toBe(5);
  });

  test('refuses the first value too many, and needs no more than the beginning for it', () => {
    expect(scan('[0,0,0]', { values: 4 })).toBe(4);
    expect(scan('[0,0,0,0', { values: 4 })).toBe('TOO_MANY_VALUES');
    expect(scan('[{},[]', { values: 4 })).toBe('TOO_MANY_VALUES');
  });

  test('agrees with the tree about values, names and characters, however the bytes are cut', () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'prototype', '__proto_', '\0', '"'),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '\udc00', '\0'), fc.double(), fc.boolean()),
        fc.array(tie('tree'), { maxLength: 5 }),
        fc.array(fc.tuple(names, tie('tree')), { maxLength: 5 }).map((members) => Object.fromEntries(members)),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.boolean(), fc.integer({ min: 1, max: 50 }), (value, isSpaced, pieces) => {
        const text = JSON.stringify(value, undefined, isSpaced ? 1 : undefined);
        const found = scan(text, plenty, pieces);
        if (findHostile(value)) expect(['FORBIDDEN_NAME', 'INVALID_TEXT']).toContain(found);
        else expect(found).toBe(count(value));
      }),
      { numRuns: 500 },
    );
  });
});
