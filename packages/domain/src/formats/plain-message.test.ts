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
  ['a day', z.iso.date(), '20.11.2026', 'Expected a date such as 2026-11-20.'],
  ['a pattern', z.string().regex(/^x/), 'y', 'Expected text in another form.'],
  ['a step', z.number().multipleOf(0.5), 0.3, 'Expected a multiple of 0.5.'],
  ['a rule without words', z.string().refine(() => false), 'y', 'This is not in the expected form.'],
  ['its own words', z.string().max(2, 'Two letters.'), 'abc', 'Two letters.'],
])('a schema that expects %s says so in plain words', (_what, schema, value, message) => {
  expect(said(schema, value)).toEqual([message]);
});
