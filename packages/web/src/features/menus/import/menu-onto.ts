import { diff, importedOnto, type JsonObject, jsonKind, menuBlobSchema, menuKind } from '@servery/domain';
import { documentSchema } from '../../../editing/document/document-wire.ts';
import type { ChangedMenu } from './import-reading.ts';

const kind = jsonKind(menuKind);

/** An export of Servery says all of a menu, so that it replaces it; a chain's file says a part, which is laid over it. */
export function menuOnto(base: JsonObject, file: JsonObject, source: 'servery-menu' | 'pizza-chain'): ChangedMenu {
  const before = kind.complete(base, {}).document;
  const wanted =
    source === 'servery-menu'
      ? file
      : documentSchema.parse(importedOnto(menuBlobSchema.parse(before), menuBlobSchema.parse(file)));
  const after = kind.complete(wanted, {}).document;
  return { before, after, changes: diff(before, after, kind.identifiers) };
}
