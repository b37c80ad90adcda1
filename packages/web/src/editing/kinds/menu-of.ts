import type { MenuBlob } from '@servery/domain';
import { documentAs } from '../document/document-as.ts';

/** A menu that is loaded, typed; the same object. */
export const menuOf = documentAs<MenuBlob>();
