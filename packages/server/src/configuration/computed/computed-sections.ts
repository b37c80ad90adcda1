import type { DocumentKind } from '../../platform/database/tables.ts';

/**
 * By kind of document: the section that is computed whenever a place reads or gets the document. `isStored`: the company's own
 * document has one, which no place reads.
 */
export const computedSections = {
  menu: undefined,
  locationSettings: { section: 'licensing', isStored: true },
  employment: { section: 'employees', isStored: false },
} as const satisfies Readonly<
  Record<DocumentKind, { readonly section: string; readonly isStored: boolean } | undefined>
>;

/** Where an employment document names people. */
export const peopleSection = computedSections.employment.section;
