import { addedUnknownFields, type JsonObject } from '@servery/domain';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { kinds } from '../kinds.ts';
import { pathText } from './validation.ts';

const errorsShown = 50;

interface Edit {
  readonly kind: DocumentKind;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Refuses fields that the kind does not describe, at every depth. Those that are stored already may stay as they are, so that
 * anyone who opens a document may save it.
 * @throws Fault 400 whose errors name the fields
 */
export function refuseUnknownFields({ kind, before, after }: Edit): void {
  const sent = kinds[kind].knownFields(after).unknown;
  if (sent.length === 0) return;
  const added = addedUnknownFields(kinds[kind].knownFields(before).unknown, sent);
  if (added.length === 0) return;
  throw new Fault(400, 'UNKNOWN_FIELD', {
    errors: added.slice(0, errorsShown).map(({ path }) => ({
      code: 'UNKNOWN_FIELD',
      message: 'There is no field with this name here.',
      path: pathText(path),
    })),
  });
}
