import { diff, importedOnto, type JsonObject, jsonKind, menuBlobSchema, menuKind } from '@servery/domain';
import { z } from 'zod';
import type { ChangedMenu } from './import-reading.ts';

const jsonObject = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);
const kind = jsonKind(menuKind);

/** An export of Servery says all of a menu, so that it replaces it; a chain's file says a part, which is laid over it. */
export function menuOnto(base: JsonObject, file: JsonObject, source: 'servery-menu' | 'pizza-chain'): ChangedMenu {
  const before = kind.complete(base, {}).document;
  const wanted =
    source === 'servery-menu'
      ? file
      : jsonObject.parse(importedOnto(menuBlobSchema.parse(before), menuBlobSchema.parse(file)));
  const after = kind.complete(wanted, {}).document;
  return { before, after, changes: diff(before, after, kind.identifiers) };
}
