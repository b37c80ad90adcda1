import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-message.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainMessage }).error?.issues.map(({ message }) => message);

test.each([
  ['a list', z.array(z.string()), 3, 'Expected a list.'],
  ['a missing field', z.string(), undefined, 'This is missing.'],
  ['one of some values', z.enum(['A', 'B', 'C']), 'D', 'Expected A, B or C.'],
  ['text or a number', z.union([z.string(), z.number()]), true, 'Expected text or a number.'],
  ['a missing choice', z.union([z.string(), z.number()]), undefined, 'This is missing.'],
  [
    'one of two objects',
    z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
    {},
    'This is not in the expected form.',
  ],
  ['a day', z.iso.date(), '20.11.2026', 'Enter a date such as 2026-11-20.'],
  ['a pattern', z.string().regex(/^x/), 'y', 'This is not in the expected form.'],
  ['a step', z.number().multipleOf(0.5), 0.3, 'Enter a multiple of 0.5.'],
  ['a rule without words', z.string().refine(() => false), 'y', 'This is not in the expected form.'],
  ['its own words', z.string().max(2, 'Two letters.'), 'abc', 'Two letters.'],
])('a schema that expects %s says so in plain words', (_what, schema, value, message) => {
  expect(said(schema, value)).toEqual([message]);
});

test('of many unknown names the first ten are said, cut short, and how many more there are', () => {
  const sent = Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`field${at}`, at]));
  const { error } = z.strictObject({}).safeParse(sent, { error: plainMessage });
  const names = Array.from({ length: 10 }, (_, at) => `field${at}`).join(', ');
  expect(error?.issues.map(({ message }) => message)).toEqual([`Unknown fields: ${names} and 299,990 more.`]);
  const long = z.strictObject({}).safeParse({ ['x'.repeat(9_000)]: 1 }, { error: plainMessage });
  expect(long.error?.issues[0]?.message).toBe(`Unknown field: ${'x'.repeat(60)}….`);
  const cakes = z.strictObject({}).safeParse({ [`${'x'.repeat(59)}🎂`]: 1 }, { error: plainMessage });
  expect(cakes.error?.issues[0]?.message).toBe(`Unknown field: ${'x'.repeat(59)}….`);
});
