import type { DocumentKind } from '../../platform/database/tables.ts';

/** Operations whose body holds a whole document, and where. */
const documents: Readonly<Record<string, { readonly kind: DocumentKind; readonly field: string }>> = {
  createMenu: { kind: 'menu', field: 'menuBlob' },
  putMenu: { kind: 'menu', field: 'menuBlob' },
  putCompanySettings: { kind: 'locationSettings', field: 'blob' },
  putCompanyEmployment: { kind: 'employment', field: 'blob' },
};

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
  if (found !== undefined) checked.set(found.document, found.kind);
}

export function wasChecked(kind: DocumentKind, document: object): boolean {
  return checked.get(document) === kind;
}
