import { z } from 'zod';

/** Draws from a seed: the same seed gives the same requests. */
export interface Random {
  /** Below the limit. */
  readonly below: (limit: number) => number;
  readonly oneOf: <Value>(values: readonly Value[]) => Value | undefined;
  /** True so many times in a hundred. */
  readonly percent: (share: number) => boolean;
}

/** The part of JSON Schema that the document uses. */
interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly items?: Schema | boolean | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    items: z.union([schemaSchema, z.boolean()]).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

/** JSON that travels compressed. */
const packedSchema = z.object({ contentSchema: schemaSchema });

const callSchema = z.object({
  operationId: z.string().optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: schemaSchema })).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.union([packedSchema, schemaSchema]) })) })
    .optional(),
  responses: z.record(z.string(), z.unknown()).default({}),
});

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), callSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

export interface Target extends z.infer<typeof callSchema> {
  /** The named schemas of the document. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly method: string;
  readonly path: string;
}

export interface FuzzedRequest {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly body: unknown;
}

/** Values by the name of the field or parameter that takes them: existing values, so that calls get past the first check. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** The calls of an OpenAPI document. */
export function targetsOf(document: unknown): readonly Target[] {
  const { paths, components } = documentSchema.parse(document);
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ ...call, method, path, schemas: components.schemas })),
  );
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\ufeff',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00',
  '%',
  '{}',
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  '2026-02-30T25:61:61Z',
  '9'.repeat(40),
  'x'.repeat(3000),
  '𝒳é'.repeat(50),
  '<script>',
  '=cmd()',
];
const oddNumbers = [0, -1, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE];

/** One request of a call: mostly as the schemas say, in places as they do not. */
export function fuzz(target: Target, random: Random, known: KnownValues): FuzzedRequest {
  const inPath = (name: string) => encode(random.percent(85) ? likely(name, random, known) : odd(random));
  const path = target.path.replace(/\{([^}]+)\}/g, (_, name: string) => inPath(name));
  const query = target.parameters
    .filter((parameter) => parameter.in === 'query' && random.percent(60))
    .map(
      ({ name, schema }) =>
        `${encode(name)}=${encode(textOf(valueFor(schema, { random, known, name, depth: 0, schemas: target.schemas })))}`,
    );
  if (random.percent(5)) query.push(`${encode(odd(random))}=${encode(odd(random))}`);
  if (random.percent(3)) query.push(...query);
  const schema = bodyOf(target);
  return {
    operationId: target.operationId ?? target.path,
    method: target.method === 'put' ? 'PUT' : target.method === 'get' ? 'GET' : 'POST',
    url: query.length === 0 ? path : `${path}?${query.join('&')}`,
    body:
      schema === undefined
        ? undefined
        : valueFor(schema, { random, known, name: '', depth: 0, schemas: target.schemas }),
  };
}

/** The schema of the JSON that a call takes; undefined for pictures and for calls without a body. */
function bodyOf({ requestBody }: Target): Schema | undefined {
  const { 'application/json': plain, 'application/octet-stream': packed } = requestBody?.content ?? {};
  const schema = (plain ?? packed)?.schema;
  return schema !== undefined && 'contentSchema' in schema ? schema.contentSchema : schema;
}

interface Spot {
  readonly random: Random;
  readonly known: KnownValues;
  readonly name: string;
  readonly depth: number;
  readonly schemas: Readonly<Record<string, Schema>>;
}

function valueFor(schema: Schema, place: Spot): unknown {
  const { random, depth } = place;
  if (random.percent(6)) return oddValue(random, depth);
  if (depth > 8) return null;
  const named = schema.$ref === undefined ? undefined : place.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (named !== undefined) return valueFor(named, { ...place, depth: depth + 1 });
  if (schema.const !== undefined) return schema.const;
  const choices = schema.enum ?? undefined;
  if (choices !== undefined) return random.oneOf(choices);
  const variant = random.oneOf(schema.anyOf ?? schema.oneOf ?? []);
  if (variant !== undefined) return valueFor(variant, { ...place, depth: depth + 1 });
  const type = typeof schema.type === 'string' ? schema.type : random.oneOf(schema.type ?? []);
  switch (type) {
    case 'string':
      return likely(place.name, random, place.known);
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'boolean':
      return random.percent(50);
    case 'null':
      return null;
    case 'array':
      return arrayOf(schema, place);
    case 'object':
      return objectOf(schema, place);
    default:
      return oddValue(random, depth);
  }
}

function numberOf({ minimum = 0, maximum = 100 }: Schema, random: Random): number {
  if (random.percent(10)) return random.oneOf(oddNumbers) ?? 0;
  return minimum + random.below(Math.min(maximum - minimum, 1000) + 1);
}

function arrayOf({ items }: Schema, place: Spot): unknown[] {
  const schema = typeof items === 'object' ? items : {};
  return Array.from({ length: place.random.below(4) }, () => valueFor(schema, { ...place, depth: place.depth + 1 }));
}

function objectOf(schema: Schema, place: Spot): Record<string, unknown> {
  const { random, depth } = place;
  const wanted = Object.entries(schema.properties ?? {}).filter(([name]) =>
    random.percent(schema.required?.includes(name) === true ? 97 : 60),
  );
  const members = wanted.map(([name, own]): [string, unknown] => [
    name,
    valueFor(own, { ...place, name, depth: depth + 1 }),
  ]);
  if (random.percent(4)) members.push([odd(random), oddValue(random, depth)]);
  return Object.fromEntries(members);
}

function oddValue(random: Random, depth: number): unknown {
  switch (random.below(6)) {
    case 0:
      return odd(random);
    case 1:
      return random.oneOf(oddNumbers);
    case 2:
      return null;
    case 3:
      return depth > 4 ? [] : [oddValue(random, depth + 1)];
    case 4:
      return depth > 4 ? {} : { [odd(random)]: oddValue(random, depth + 1) };
    default:
      return random.percent(50);
  }
}

function likely(name: string, random: Random, known: KnownValues): string {
  return random.oneOf(known[name] ?? known['*'] ?? []) ?? odd(random);
}

function odd(random: Random): string {
  return random.oneOf(oddTexts) ?? '';
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
