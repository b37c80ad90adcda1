import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { plainMessage } from '../formats/plain-message.ts';
import { documentParser } from './document-parser.ts';

const schema = z.looseObject({
  kind: z.literal('TEST'),
  items: z.array(
    z.looseObject({ id: z.string(), price: z.string().optional(), info: z.object({ name: z.string().max(3) }) }),
  ),
  parts: z.looseObject({ few: z.array(z.looseObject({ id: z.string() })).max(2), note: z.string().nullable() }),
  more: z.array(z.looseObject({ id: z.number() })).optional(),
  strict: z.strictObject({ at: z.number() }).optional(),
  rates: z.record(z.string(), z.object({ of: z.number() })).default({}),
});

const value = fc.oneof(
  { depthSize: 'small' },
  fc.constantFrom(null, 1, 'x', 'long text', true),
  fc.array(fc.record({ id: fc.oneof(fc.string(), fc.integer()) }, { requiredKeys: [] }), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 3 }), fc.constantFrom(null, 1, 'x'), { maxKeys: 2 }),
);
const items = fc.array(
  fc.record(
    {
      id: fc.oneof({ weight: 9, arbitrary: fc.string() }, value),
      price: fc.oneof({ weight: 9, arbitrary: fc.string() }, value),
      info: fc.oneof({ weight: 9, arbitrary: fc.record({ name: fc.string({ maxLength: 4 }) }) }, value),
      other: value,
    },
    { requiredKeys: ['id', 'info'] },
  ),
  { maxLength: 4 },
);
const documents = fc.record(
  {
    kind: fc.oneof({ weight: 9, arbitrary: fc.constant('TEST') }, value),
    items: fc.oneof({ weight: 9, arbitrary: items }, value),
    parts: fc.oneof(
      { weight: 9, arbitrary: fc.record({ few: fc.oneof(items, value), note: fc.oneof(fc.string(), value) }) },
      value,
    ),
    more: value,
    strict: fc.oneof(fc.record({ at: fc.integer() }), value),
    rates: value,
    unknown: value,
  },
  { requiredKeys: ['kind', 'items', 'parts'] },
);

test('a document is parsed as its schema says, on its own and beside others that share its parts', () => {
  fc.assert(
    fc.property(fc.array(documents, { minLength: 2, maxLength: 4 }), fc.array(fc.nat(3)), (all, choice) => {
      const parse = documentParser(schema);
      const mixed = Object.keys(schema.shape).flatMap((field, at) => {
        const from = all[(choice[at] ?? 0) % all.length] ?? {};
        return field in from ? [[field, Reflect.get(from, field)] as const] : [];
      });
      for (const document of [...all, Object.fromEntries(mixed), ...all]) {
        const { data, error } = schema.safeParse(document, { error: plainMessage });
        expect(parse(document)).toEqual({ data, issues: error?.issues ?? [] });
      }
    }),
    { numRuns: 2_000 },
  );
});

/** Elements of a long list, of which each edit replaces some. */
const longItems = Array.from({ length: 70 }, (_, at) => ({
  id: `i${at}`,
  info: { name: 'New' },
  price: '1',
  other: at,
}));
const edits = fc.array(
  fc.tuple(
    fc.nat(69),
    fc.oneof(
      value,
      fc.record({ price: value }, { requiredKeys: [] }),
      fc.record({ info: fc.oneof(fc.record({ name: fc.string({ maxLength: 4 }) }), value), other: value }),
      fc.constant({ price: undefined, id: undefined }),
    ),
  ),
  { maxLength: 5 },
);

test('elements of a long list that took the place of others are parsed as those of a list on its own', () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 4 }), (all) => {
      const parse = documentParser(schema);
      let list: readonly unknown[] = longItems;
      for (const edited of [[], ...all]) {
        for (const [at, part] of edited) {
          const former = list[at];
          const isMerged = typeof part === 'object' && typeof former === 'object' && !Array.isArray(part);
          list = list.with(at, isMerged ? { ...former, ...part } : part);
        }
        const document = { kind: 'TEST', items: list, parts: { few: [], note: null } };
        const { data, error } = schema.safeParse(document, { error: plainMessage });
        expect(parse(document)).toEqual({ data, issues: error?.issues ?? [] });
      }
    }),
    { numRuns: 500 },
  );
});

test('of an element that took the place of another one, only the fields that differ are parsed', () => {
  const parsed = vi.fn((_: string) => true);
  const text = z.string().refine(parsed);
  const parse = documentParser(z.looseObject({ items: z.array(z.looseObject({ id: text, name: text })) }));
  const items = Array.from({ length: 100 }, (_, at) => ({ id: `i${at}`, name: `Item ${at}` }));
  parse({ items });
  parsed.mockClear();
  const { data } = parse({ items: items.with(7, { id: 'i7', name: 'Renamed' }) });
  expect(parsed.mock.calls).toEqual([['Renamed']]);
  expect(data?.items[7]).toEqual({ id: 'i7', name: 'Renamed' });
});

test('what two documents share is parsed once', () => {
  const parsed = vi.fn(() => true);
  const counted = z.looseObject({
    items: z.array(z.looseObject({ id: z.string().refine(parsed) })),
  });
  const parse = documentParser(counted);
  const document = { items: Array.from({ length: 100 }, (_, at) => ({ id: `i${at}` })) };
  const first = parse(document);
  const edited = { items: document.items.with(7, { id: 'other' }) };
  const second = parse(edited);
  expect([parsed.mock.calls.length, first.issues, second.issues]).toEqual([101, [], []]);
  expect(second.data?.items[8]).toBe(first.data?.items[8]);
  expect(second.data?.items[7]).toEqual({ id: 'other' });
});
