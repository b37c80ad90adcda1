import { referenceWalk } from '../references/reference-walk.ts';
import { menuIdentifiers } from './menu-identifiers.ts';
import { menuReferences } from './menu-references.ts';

/** Visits every id of a menu that names something else. */
export const walkMenuReferences = referenceWalk(menuReferences, menuIdentifiers);
