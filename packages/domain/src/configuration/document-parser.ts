import { z } from 'zod';
import { plainMessage } from '../formats/plain-message.ts';
import { listMemory } from '../overrides/list-memory.ts';

export interface ParsedDocument<Document> {
  /** Undefined where there are issues. */
  readonly data: Document | undefined;
  readonly issues: readonly z.core.$ZodIssue[];
}

/**
 * Parses documents of one schema, as its `safeParse` would. A part that a document shares with one that was parsed before (a section, an
 * entity of a list) is taken as it was found then, since documents are never mutated: an edited document costs only its edited parts.
 */
export function documentParser<Document>(schema: z.ZodType<Document>): (document: unknown) => ParsedDocument<Document> {
  const parse = parserOf(schema);
  const faultless = new WeakSet<object>();
  const isDocument = (data: unknown): data is Document =>
    typeof data === 'object' && data !== null && faultless.has(data);
  return (document) => {
    const { data, issues } = parse(document);
    if (issues.length === 0 && typeof data === 'object' && data !== null) faultless.add(data);
    return { data: isDocument(data) ? data : undefined, issues };
  };
}

interface Parsed {
  readonly data: unknown;
  readonly issues: readonly z.core.$ZodIssue[];
}

type Parser = (value: unknown) => Parsed;

function parserOf(schema: z.core.$ZodType): Parser {
  if (schema instanceof z.ZodOptional) {
    const inner = parserOf(schema.unwrap());
    return (value) => (value === undefined ? parseWhole(schema, value) : inner(value));
  }
  if (hasChecks(schema)) return parsedOnce((value) => parseWhole(schema, value));
  if (schema instanceof z.ZodArray) return parsedOnce(listParser(schema));
  if (isOfFields(schema)) return parsedOnce(objectParser(schema));
  return parsedOnce((value) => parseWhole(schema, value));
}

function hasChecks(schema: z.core.$ZodType): boolean {
  return (schema._zod.def.checks ?? []).length > 0;
}

/** An object that keeps fields that its schema does not name, and is checked field by field only. */
function isOfFields(schema: z.core.$ZodType): schema is z.ZodObject {
  return schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown && !hasChecks(schema);
}

/** Each element as a whole, and one that took the place of a faultless one by the fields that differ: however many are beside it. */
function listParser(schema: z.ZodArray): Parser {
  const whole: Parser = (value) => parseWhole(schema.element, value);
  const differing = isOfFields(schema.element) ? fieldsParser(schema.element) : whole;
  const faultless = new WeakMap<object, Parsed>();
  const knownOf = (value: unknown) => (isObject(value) ? faultless.get(value) : undefined);
  const parse = (value: unknown, before: unknown): Parsed => {
    if (!isObject(value)) return whole(value);
    const former = isObject(before) ? { value: before, parsed: knownOf(before) } : undefined;
    const found = former?.parsed ? differing(value, { value: former.value, data: former.parsed.data }) : whole(value);
    if (found.issues.length === 0) faultless.set(value, found);
    return found;
  };
  const lists = listMemory<unknown, 'parsed'>();
  return (value) => {
    if (!Array.isArray(value)) return parseWhole(schema, value);
    const elements: readonly unknown[] = value;
    const replaced = new Map(lists.replaced(elements, 'parsed')?.map(({ before, now }) => [now, before]));
    const found = elements.map((one) => knownOf(one) ?? parse(one, replaced.get(one)));
    lists.keep(elements, 'parsed');
    return { data: found.map(({ data }) => data), issues: found.flatMap(({ issues }, at) => issuesBelow(issues, at)) };
  };
}

function objectParser(schema: z.ZodObject): Parser {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, parse: parserOf(field) }));
  return (value) => {
    if (!isObject(value)) return parseWhole(schema, value);
    return parsedFields(value, fields);
  };
}

/** A value without issues, and its parsed data. */
interface Former {
  readonly value: object;
  readonly data: unknown;
}

/** Fields that a value shares with a former one are taken as they were found there. */
function fieldsParser(schema: z.ZodObject): (value: object, former: Former) => Parsed {
  const fields = Object.entries(schema.shape);
  return (value, { value: before, data }) => {
    const isShared = (name: string) =>
      Object.hasOwn(value, name) &&
      Object.hasOwn(before, name) &&
      Reflect.get(value, name) === Reflect.get(before, name);
    const shared = (name: string): Parsed => ({
      data: isObject(data) ? Reflect.get(data, name) : undefined,
      issues: [],
    });
    return parsedFields(
      value,
      fields.map(([name, field]) => ({
        name,
        parse: isShared(name) ? () => shared(name) : (one) => parseWhole(field, one),
      })),
    );
  };
}

interface FieldParser {
  readonly name: string;
  readonly parse: Parser;
}

function parsedFields(value: object, fields: readonly FieldParser[]): Parsed {
  const data: Record<string, unknown> = { ...value };
  const issues: z.core.$ZodIssue[] = [];
  for (const { name, parse } of fields) {
    const isThere = Object.hasOwn(value, name);
    const found = parse(isThere ? data[name] : undefined);
    issues.push(...issuesBelow(found.issues, name));
    if (isThere || found.data !== undefined) data[name] = found.data;
  }
  return { data, issues };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function issuesBelow(issues: readonly z.core.$ZodIssue[], step: PropertyKey): readonly z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [step, ...issue.path] }));
}

function parseWhole(schema: z.core.$ZodType, value: unknown): Parsed {
  const { data, error } = z.safeParse(schema, value, { error: plainMessage });
  return { data, issues: error?.issues ?? [] };
}

/** A value that had no issue is not parsed again. */
function parsedOnce(parse: Parser): Parser {
  const faultless = new WeakMap<object, Parsed>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return parse(value);
    const known = faultless.get(value);
    if (known !== undefined) return known;
    const found = parse(value);
    if (found.issues.length === 0) faultless.set(value, found);
    return found;
  };
}
