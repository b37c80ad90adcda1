import { employmentKind, type JsonKind, jsonKind, locationSettingsKind, menuKind } from '@servery/domain';
import type { DocumentKind } from '../platform/database/tables.ts';

/** Every kind of configuration by its name in the database. */
export const kinds: Readonly<Record<DocumentKind, JsonKind>> = {
  menu: jsonKind(menuKind),
  locationSettings: jsonKind(locationSettingsKind),
  employment: jsonKind(employmentKind),
};

/** Location settings and employment exist once a company; their ids follow from the company's. */
export function onlyDocumentId(kind: 'locationSettings' | 'employment', companyId: string): string {
  return `${kind === 'locationSettings' ? 'set' : 'emp'}_${companyId}`;
}
