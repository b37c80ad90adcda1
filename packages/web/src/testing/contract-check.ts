import { errorCodeSchema, errorListSchema, type OperationShape, operations } from '@servery/contract';
import { z } from 'zod';

type AskedCall = { readonly method: string; readonly url: URL; readonly body: unknown };
type Answered = { readonly status: number; readonly text: string };

const faults: string[] = [];
const shapes: readonly (readonly [string, OperationShape])[] = Object.entries(operations);

/** Holds a call of a test, and the answer of the test in place of the server, against the contract; `failOnFaults` ends the test that broke it. */
export async function checkImitation(asked: AskedCall, { status, text }: Answered): Promise<void> {
  const { method, url } = asked;
  if (!url.pathname.startsWith('/api/')) return;
  const [id, shape] = operationAt(method, url.pathname) ?? [];
  if (!shape) return void faults.push(`${method} ${url.pathname} is no operation of the contract`);
  const refused = await problemsOfRequest(shape, asked);
  if (refused.length > 0) faults.push(`${id} would refuse this call:\n${refused.join('\n')}`);
  const problem = problemOf(schemaOf(shape, status), text === '' ? undefined : JSON.parse(text));
  if (problem) faults.push(`${id} ${status} is not answered so by the server:\n${problem}\n${text.slice(0, 400)}`);
}

export function failOnFaults(): void {
  const [first] = faults.splice(0);
  if (first) throw new Error(first);
}

function schemaOf({ response }: OperationShape, status: number): z.ZodType | undefined {
  if (status === 200) return response;
  if (status === 400) return errorListSchema;
  return status > 400 ? errorCodeSchema : undefined;
}

/** As the server parses a call: parameters of the path, query, body. */
async function problemsOfRequest(shape: OperationShape, { url, body }: AskedCall): Promise<readonly string[]> {
  const { params, query, body: bodySchema } = shape;
  const parts = [
    ['params', params, paramsIn(shape, url.pathname)],
    ['query', query, Object.fromEntries(url.searchParams)],
    ['body', bodySchema, bodySchema && (await readBody(shape, body))],
  ] as const;
  return parts.flatMap(([name, schema, value]) => {
    const problem = problemOf(schema, value);
    return problem ? [`${name}: ${problem}\n${JSON.stringify(value)?.slice(0, 400)}`] : [];
  });
}

function paramsIn({ path }: OperationShape, asked: string): Readonly<Record<string, string>> {
  const values = asked.split('/');
  const named = path
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), values[at] ?? '']] : []));
  return Object.fromEntries(named.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
}

async function readBody({ encoding }: OperationShape, body: unknown): Promise<unknown> {
  return encoding === 'gzipJson' ? unpackedBody(body) : body;
}

/** The content of a body that was sent packed; another one as it is. */
export async function unpackedBody(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  return new Response(body.stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

function problemOf(schema: z.ZodType | undefined, value: unknown): string | undefined {
  const error = schema?.safeParse(value).error;
  return error && z.prettifyError(error);
}

/** As the router of the server chooses: a path without parameters before one with them. */
function operationAt(method: string, path: string): readonly [string, OperationShape] | undefined {
  const asked = path.split('/');
  return shapes
    .filter(([, shape]) => shape.method === method && matches(shape.path.split('/'), asked))
    .sort(([, one], [, other]) => parameters(one) - parameters(other))[0];
}

function matches(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at]);
}

function parameters({ path }: OperationShape): number {
  return path.split('/:').length;
}
