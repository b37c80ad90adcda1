import type { JsonObject } from '@servery/domain';
import { type DecodeLimits, decodeJson } from '../../platform/bodies/decode.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { invalid } from '../../platform/fault.ts';
import { computedSections } from '../computed/computed-sections.ts';

/** Operations whose body holds a whole document, and where. */
const documents: Readonly<Record<string, { readonly kind: DocumentKind; readonly field: string }>> = {
  createMenu: { kind: 'menu', field: 'menuBlob' },
  putMenu: { kind: 'menu', field: 'menuBlob' },
  putCompanySettings: { kind: 'locationSettings', field: 'blob' },
  putCompanyEmployment: { kind: 'employment', field: 'blob' },
};

/**
 * The body with its document opened, where that came as JSON text, within the limits of the body.
 * @throws Fault 413 and 400 as for the body itself
 */
export function withOpenDocument(operationId: string, body: unknown, limits: DecodeLimits): unknown {
  const field = documents[operationId]?.field;
  if (field === undefined || typeof body !== 'object' || body === null) return body;
  const text: unknown = Reflect.get(body, field);
  if (typeof text !== 'string') return body;
  const document = decodeJson(text, limits);
  if (typeof document === 'object' && document !== null && !Array.isArray(document))
    return { ...body, [field]: document };
  throw invalid('INVALID', 'Expected an object, or the JSON text of one', `body.${field}`);
}

const checked = new WeakMap<object, DocumentKind>();

/** The document that the body of an operation holds. */
export function documentIn(operationId: string, body: unknown): { kind: DocumentKind; document: object } | undefined {
  const place = documents[operationId];
  if (place === undefined || typeof body !== 'object' || body === null) return undefined;
  const document: unknown = Reflect.get(body, place.field);
  return typeof document === 'object' && document !== null && !Array.isArray(document)
    ? { kind: place.kind, document }
    : undefined;
}

/** Remembers that a thread has checked the document of this body: it need not be checked again. */
export function noteChecked(operationId: string, body: unknown): void {
  const found = documentIn(operationId, body);
  if (found !== undefined) noteCheckedDocument(found.kind, found.document);
}

/** Remembers that a company's document has nothing that keeps it from being saved. */
export function noteCheckedDocument(kind: DocumentKind, document: object): void {
  checked.set(document, kind);
}

/** A document without the section that is computed and never stored; as well checked as it was with it. */
export function storedPart(kind: DocumentKind, document: JsonObject): JsonObject {
  const computed = computedSections[kind];
  if (computed === undefined || computed.isStored || !(computed.section in document)) return document;
  const { [computed.section]: _, ...stored } = document;
  if (wasChecked(kind, document)) noteCheckedDocument(kind, stored);
  return stored;
}

export function wasChecked(kind: DocumentKind, document: object): boolean {
  return checked.get(document) === kind;
}
