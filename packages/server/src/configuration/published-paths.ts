import type { PublishedKind } from '@servery/contract';
import type { DocumentKind } from '../platform/database/tables.ts';

/** Kinds as the paths of published config spell them. */
export const publishedPaths: Readonly<Record<DocumentKind, PublishedKind>> = {
  menu: 'menus',
  locationSettings: 'location-settings',
  employment: 'employment',
};

/** The other way round. */
export const kindsByPath: Readonly<Record<PublishedKind, DocumentKind>> = {
  menus: 'menu',
  'location-settings': 'locationSettings',
  employment: 'employment',
};
