import { idSchema, type OperationShape } from '@servery/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Fault, notFound } from '../platform/fault.ts';
import { schemaFault } from '../platform/http/schema-fault.ts';

/** The guard reads the company out of every query, so every query must have a good one or none. */
const guardedQuery = z.looseObject({ companyId: idSchema.optional() });
const longestText = 2000;

/**
 * Checks the path of a call, and of its query the ids and values that are no texts, before the guard looks ids up. The rest of the
 * query is the route's own validation's, behind the guard: a person who may not ask does not see other problems.
 * @throws Fault 404 for a path that no resource can have, 400 that names the field of the query
 */
export function checkParameters(shape: OperationShape, request: FastifyRequest): void {
  const { params, query } = request;
  if (oddTextIn(params) !== undefined) throw notFound();
  if (shape.params?.safeParse(params).success === false) throw notFound();
  if (isEmpty(query)) return;
  const odd = oddTextIn(query);
  if (odd !== undefined) throw queryFault([odd], `must be at most ${longestText} characters, without NUL`);
  const result = guardedQuery.safeParse(query);
  if (result.success) return;
  throw schemaFault(
    'querystring',
    result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  );
}

/** The name of the first value that no database text holds. */
function oddTextIn(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const isOdd = (value: unknown) => typeof value === 'string' && (value.length > longestText || isUnstorable(value));
  return Object.entries(source).find(([name, value]) => isUnstorable(name) || [value].flat().some(isOdd))?.[0];
}

function isEmpty(source: unknown): boolean {
  return typeof source === 'object' && source !== null && Object.keys(source).length === 0;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function queryFault(path: readonly string[], message: string): Fault {
  return schemaFault('querystring', [{ path, message }]);
}
