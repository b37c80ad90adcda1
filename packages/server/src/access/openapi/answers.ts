import { conflictSchema, type OperationId, type OperationShape } from '@servery/contract';
import type { AccessRule } from '../access-table.ts';
import type { Described, SchemaBook } from './json-schemas.ts';
import { type DeclaredFault, faultsOf } from './own-faults.ts';

const picture = { type: 'string', format: 'binary' };
const csv = { 'text/csv': { schema: { type: 'string' } } };
const document = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

/** Answers that are stored bytes, past the contract's schemas. */
const bytes: Partial<Record<OperationId, Described>> = {
  exportAudit: csv,
  exportTickets: csv,
  exportUsers: csv,
  getImage: { 'image/webp': { schema: picture } },
  getTerminalImage: { 'image/webp': { schema: picture } },
  getPublishedMenu: document('MenuBlob'),
  getPublishedSettings: document('LocationSettings'),
  getPublishedEmployment: document('Employment'),
};

export interface DescribedOperation {
  readonly id: OperationId;
  readonly shape: OperationShape;
  readonly rule: AccessRule;
}

/** The answers of an operation, by status. */
export function answersOf(book: SchemaBook, { id, shape, rule }: DescribedOperation): Described {
  const list = { 'application/json': { schema: { $ref: '#/components/schemas/FaultList' } } };
  const faults = Map.groupBy(faultsOf(id, shape, rule), ({ status }) => status);
  return {
    ...successOf(book, id, shape),
    400: { description: 'What was sent is not right; each entry names its field', content: list },
    ...Object.fromEntries([...faults].map(([status, some]) => [status, refusalOf(book, some)])),
  };
}

function successOf(book: SchemaBook, id: OperationId, { response, query }: OperationShape): Described {
  const isConditional = Object.keys(query?.shape ?? {}).includes('expectedVersion') || id.startsWith('getPublished');
  const unchanged = isConditional ? { 304: { description: 'What the caller holds is current' } } : {};
  const content =
    response === undefined ? bytes[id] : { 'application/json': { schema: book.describe(response, 'output') } };
  if (content === undefined) return { 204: { description: 'Done' } };
  return { 200: { description: 'The answer', content }, ...unchanged };
}

/** The codes of one status; a conflict of documents names the changes saved since. */
function refusalOf(book: SchemaBook, faults: readonly DeclaredFault[]): Described {
  const codes = [...new Set(faults.map(({ code }) => code))];
  const fault = { allOf: [{ $ref: '#/components/schemas/Fault' }, { properties: { error: { enum: codes } } }] };
  const known =
    codes.join() === 'CONFLICTING EDIT' ? { anyOf: [book.describe(conflictSchema, 'output'), fault] } : fault;
  return { description: codes.join(', '), content: { 'application/json': { schema: known } } };
}
