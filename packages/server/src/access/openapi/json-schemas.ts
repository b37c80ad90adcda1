import { z } from 'zod';

/** A part of JSON Schema or of the OpenAPI document. */
export interface Described {
  readonly [name: string]: unknown;
}

/** Whether a value is written to the server or read from it: defaults and conversions look different from both sides. */
export type Side = 'input' | 'output';

/** Gathers the named schemas of a document while its parts are described. */
export interface SchemaBook {
  /** The schema as the document holds it: a reference where it has a name. */
  readonly describe: (schema: z.ZodType, side: Side) => Described;
  /** Everything that has been named so far. */
  readonly named: () => Described;
}

const definitions = '#/$defs/';
const components = '#/components/schemas/';

export function createSchemaBook(): SchemaBook {
  const named = new Map<string, Described>();
  return {
    describe: (schema, side) => {
      const { properties, $defs = {} } = wrapped.parse(
        z.toJSONSchema(z.strictObject({ wrapped: schema }), optionsOf(side)),
      );
      const names = new Map(Object.entries($defs).map(([name, own]) => [name, nameFor(named, { name, own, side })]));
      const renamed = (part: unknown): unknown => withReferences(part, names);
      for (const [name, own] of Object.entries($defs)) {
        const { id: _, ...content } = own;
        named.set(names.get(name) ?? name, asDescribed(renamed(content)));
      }
      return asDescribed(renamed(properties.wrapped));
    },
    // Generated types cannot name themselves: any JSON is left open.
    named: () =>
      Object.fromEntries([...named, ...anyJson(named)].sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}

function anyJson(named: ReadonlyMap<string, Described>): readonly (readonly [string, Described])[] {
  return named.has('Json') ? [['Json', { description: 'Any JSON' }]] : [];
}

const described = z.record(z.string(), z.unknown());
const wrapped = z.object({
  properties: z.object({ wrapped: described }),
  $defs: z.record(z.string(), described).optional(),
});

function asDescribed(part: unknown): Described {
  return described.parse(part);
}

function optionsOf(side: Side) {
  return {
    io: side,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { required, additionalProperties: each, properties } = jsonSchema;
      // A record of known names lists them as its properties: each required name must be described.
      if (properties === undefined && required !== undefined && each !== undefined)
        jsonSchema.properties = Object.fromEntries(required.map((name) => [name, each]));
      const document = z.globalRegistry.get(zodSchema)?.document;
      if (typeof document !== 'string') return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, { $ref: `${components}${document}` });
    },
  } as const satisfies z.core.ToJSONSchemaParams;
}

interface NamedPart {
  readonly name: string;
  readonly own: Described;
  readonly side: Side;
}

/** A part that is written in another shape than it is read in has a name of its own. */
function nameFor(named: ReadonlyMap<string, Described>, { name, own, side }: NamedPart): string {
  // The one schema that calls itself and has no name: any JSON.
  if (name.startsWith('__')) return 'Json';
  const known = named.get(name);
  const { id: _, ...content } = own;
  const isOther = known !== undefined && JSON.stringify(known) !== JSON.stringify(withReferences(content, new Map()));
  return isOther && side === 'input' ? `${name}Input` : name;
}

function withReferences(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => withReferences(one, names));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(definitions))
        return [key, withReferences(value, names)];
      const name = value.slice(definitions.length);
      return [key, `${components}${names.get(name) ?? name}`];
    }),
  );
}
