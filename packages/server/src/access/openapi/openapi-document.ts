import { imageTypes, type OperationId, type OperationShape, operations } from '@servery/contract';
import { employmentKind, locationSettingsKind, menuKind } from '@servery/domain';
import { type AccessRule, accessTable } from '../access-table.ts';
import { answersOf } from './answers.ts';
import { type CallExample, callExamples } from './examples.ts';
import { createSchemaBook, type Described, type SchemaBook } from './json-schemas.ts';

export interface ApiOfServer {
  readonly version: string;
  /** The cookie of a signed-in person. */
  readonly cookieName: string;
}

/** The OpenAPI 3.1 document: every operation of the contract with its access, its faults and its schemas. */
export function openApiDocument({ version, cookieName }: ApiOfServer): Described {
  const book = createSchemaBook();
  const documents = documentSchemas(book);
  const paths: Record<string, Record<string, Described>> = {};
  for (const id of Object.keys(operations).filter(isOperation)) {
    const shape: OperationShape = operations[id];
    const path = shape.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [shape.method.toLowerCase()]: operationOf(book, id, shape) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servery',
      version,
      description:
        'Configures the points of sale of restaurant companies. A person signs in with `login` and sends the cookie and the header `x-servery-request` with every call; a terminal sends the credential of its location.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that answers this document' }],
    tags: [...new Set(Object.values(operations).map(({ tag }) => tag))].map((name) => ({
      name,
      description: `Calls about ${name.toLowerCase()}`,
    })),
    paths,
    components: {
      schemas: { ...book.named(), ...documents, ...faultSchemas },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'Set by `login`' },
        terminal: { type: 'http', scheme: 'bearer', description: 'Credential of a location: `id.secret`' },
      },
    },
  };
}

function isOperation(id: string): id is OperationId {
  return id in operations;
}

/** Sections that a person may not read are absent, so that none is required. */
function documentSchemas(book: SchemaBook): Described {
  const whole = { MenuBlob: menuKind, LocationSettings: locationSettingsKind, Employment: employmentKind };
  return Object.fromEntries(
    Object.entries(whole).map(([name, { schema }]) => {
      const { required: _, ...described } = book.describe(schema, 'output');
      return [name, described];
    }),
  );
}

const faultSchemas = {
  Fault: {
    type: 'object',
    description: 'Every refusal but a 400: its code; some carry more beside it',
    required: ['error'],
    properties: { error: { type: 'string' } },
  },
  FaultList: {
    type: 'object',
    description: 'A 400: what is wrong, each with the field that it is about',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, message: { type: 'string' }, path: { type: 'string' } },
        },
      },
    },
  },
};

function operationOf(book: SchemaBook, id: OperationId, shape: OperationShape): Described {
  const rule = accessTable[id];
  const example = callExamples[id];
  const body = bodyOf(book, shape, example);
  return {
    operationId: id,
    tags: [shape.tag],
    summary: shape.summary,
    description: accessOf(rule),
    security: securityOf(rule),
    parameters: [...parametersOf(book, shape, example), ...(needsHeader(shape, rule) ? [requestHeader] : [])],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: answersOf(book, { id, shape, rule }),
  };
}

/** The allowed callers and the rights that they need, in words. */
function accessOf(rule: AccessRule): string {
  if (rule.who !== 'person') return `For ${rule.who}.`;
  const rights = rule.anyOf === 'anyGrant' ? ['any role'] : rule.anyOf;
  const wanted = [rights, rule.and ?? []].filter((names) => names.length > 0).map((names) => names.join(' or '));
  return `Needs ${wanted.join(', and ')} on ${rule.on}.`;
}

function securityOf(rule: AccessRule): readonly Described[] {
  if (rule.who === 'everyone') return [];
  if (rule.who === 'terminal') return [{ terminal: [] }];
  return rule.who === 'person' && rule.orTerminal === true ? [{ session: [] }, { terminal: [] }] : [{ session: [] }];
}

/** The header that other sites cannot send. */
const requestHeader = {
  name: 'x-servery-request',
  in: 'header',
  required: true,
  description: 'Keeps other sites from calling with the cookie of a browser',
  schema: { type: 'string', const: '1' },
};

function needsHeader({ method, acts }: OperationShape, { who }: AccessRule): boolean {
  return who !== 'terminal' && (method !== 'GET' || acts === true);
}

function parametersOf(
  book: SchemaBook,
  { params, query }: OperationShape,
  example?: CallExample,
): readonly Described[] {
  const inPath = Object.entries(params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: book.describe(schema, 'input'),
    ...exampleOf(example?.params?.[name]),
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: book.describe(schema, 'input'),
    ...exampleOf(example?.query?.[name]),
  }));
  return [...inPath, ...inQuery];
}

function exampleOf(example: unknown): Described {
  return example === undefined ? {} : { example };
}

/** JSON, compressed JSON, or the bytes of a picture. */
function bodyOf(book: SchemaBook, shape: OperationShape, example?: CallExample): Described | undefined {
  const { body, encoding, readOnly } = shape;
  if (encoding === 'image') {
    const picture = { schema: { type: 'string', format: 'binary' } };
    return { required: true, content: Object.fromEntries(imageTypes.map((type) => [type, picture])) };
  }
  if (body === undefined) return undefined;
  const schema = withReadOnly(book.describe(body, 'input'), Object.keys(readOnly?.shape ?? {}));
  const required = !body.safeParse(undefined).success;
  if (encoding !== 'gzipJson')
    return { required, content: { 'application/json': { schema, ...exampleOf(example?.body) } } };
  const packed = {
    type: 'string',
    contentEncoding: 'gzip',
    contentMediaType: 'application/json',
    contentSchema: schema,
  };
  return {
    required,
    description: 'JSON, compressed with gzip',
    content: { 'application/octet-stream': { schema: packed } },
  };
}

/** Marks fields that are compared and not stored, in the schema of a body and in each of its variants. */
function withReadOnly(schema: Described, names: readonly string[]): Described {
  const marked = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if ((key === 'oneOf' || key === 'anyOf') && Array.isArray(value))
      return [key, value.map((one) => withReadOnly(one, names))];
    return key === 'properties' && typeof value === 'object' ? [key, marksOf({ ...value }, names)] : [key, value];
  });
  return names.length === 0 ? schema : Object.fromEntries(marked);
}

function marksOf(properties: Described, names: readonly string[]): Described {
  return Object.fromEntries(
    Object.entries(properties).map(([name, own]) => [
      name,
      names.includes(name) && typeof own === 'object' ? { ...own, readOnly: true } : own,
    ]),
  );
}
