import { employmentKind, type JsonKind, jsonKind, locationSettingsKind, menuKind } from '@servery/domain';
import type { DocumentKind } from '../platform/database/tables.ts';
import { notFound } from '../platform/fault.ts';

/** Every kind of configuration by its name in the database. */
export const kinds: Readonly<Record<DocumentKind, JsonKind>> = {
  menu: jsonKind(menuKind),
  locationSettings: jsonKind(locationSettingsKind),
  employment: jsonKind(employmentKind),
};

/** Kinds of which each company has one document, which everybody reads as the default before its first save. */
export type OnlyKind = Exclude<DocumentKind, 'menu'>;

export function isOnly(kind: DocumentKind): kind is OnlyKind {
  return kind !== 'menu';
}

/** @throws Fault 404 for a document other than the only one of its kind */
export function refuseOther(kind: DocumentKind, documentId: string, companyId: string): void {
  if (isOnly(kind) && documentId !== onlyDocumentId(kind, companyId)) throw notFound();
}

/** It follows from the company's. */
export function onlyDocumentId(kind: OnlyKind, companyId: string): string {
  return `${kind === 'locationSettings' ? 'set' : 'emp'}_${companyId}`;
}
