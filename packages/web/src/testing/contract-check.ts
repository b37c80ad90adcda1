import { errorCodeSchema, errorListSchema, type OperationShape, operations } from '@servery/contract';
import { z } from 'zod';

type Imitated = { readonly method: string; readonly path: string; readonly status: number; readonly text: string };

const faults: string[] = [];
const shapes: readonly (readonly [string, OperationShape])[] = Object.entries(operations);

/** Holds what a test answers instead of the server against the contract; `failOnFaults` ends the test that broke it. */
export function checkImitation({ method, path, status, text }: Imitated): void {
  if (!path.startsWith('/api/')) return;
  const [id, shape] = operationAt(method, path) ?? [];
  if (!shape) faults.push(`${method} ${path} is no operation of the contract`);
  const schema = shape && schemaOf(shape, status);
  const problem = schema && problemOf(schema, text);
  if (problem) faults.push(`${id} ${status} is not answered so by the server:\n${problem}\n${text.slice(0, 400)}`);
}

/** Tests whose imitations still differ: the list only gets shorter. */
const differing = ['src/features/employees/', 'src/features/groups/', 'src/features/locations/'];

export function failOnFaults(file: string): void {
  const [first] = faults.splice(0);
  if (first && !differing.some((folder) => file.includes(folder))) throw new Error(first);
}

function schemaOf({ response }: OperationShape, status: number): z.ZodType | undefined {
  if (status === 200) return response;
  if (status === 400) return errorListSchema;
  return status > 400 ? errorCodeSchema : undefined;
}

function problemOf(schema: z.ZodType, text: string): string | undefined {
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const { error } = schema.safeParse(body);
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
