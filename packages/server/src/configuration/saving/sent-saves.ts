import { isDeepStrictEqual } from 'node:util';
import { changesOutside, type JsonObject, sectionOf } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { lockHead, readOverrideChanges } from '../documents-store.ts';
import { readDocument } from '../kept-documents.ts';
import { kinds } from '../kinds.ts';
import { refuseSections, withheldFrom } from '../secrets/withheld.ts';
import { type BaseSave, type OverrideSave, saveBase, saveOverride } from './saves.ts';

/**
 * Saves a company document as a person sent it. The sections that the person may not read are absent, and stay as they are stored.
 * They are refused even when they say what is stored: an answer that shows the difference would show the value.
 * @throws Fault as saveBase does, and 403 that names the sections
 */
export async function saveSentBase(scope: CompanyScope, actor: Actor, save: BaseSave): Promise<number> {
  const withheld = withheldFrom(actor, save.kind, 'company');
  if (withheld.length === 0) return saveBase(scope, actor, save);
  refuseSections(withheld.filter((section) => section in save.document));
  const head = await lockHead(scope, { kind: save.kind, documentId: save.documentId, tenantId: '' });
  const stored = head === undefined || head.version === 0 ? {} : await readDocument(scope, head, head.version);
  const document = inOrderOf({ ...stored, ...missingIn(stored, save.kind) }, save.document, withheld);
  return withoutReasons(withheld, () => saveBase(scope, actor, { ...save, document }));
}

/** The same for the changes that a group or location makes. */
export async function saveSentOverride(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<number> {
  const withheld = withheldFrom(actor, save.kind, save.target);
  if (withheld.length === 0) return saveOverride(scope, actor, save);
  const sent = new Set(save.changes.map(sectionOf));
  refuseSections(withheld.filter((section) => sent.has(section)));
  const key = { kind: save.kind, documentId: save.documentId, tenantId: save.target.id };
  const head = await lockHead(scope, key);
  const stored = head === undefined ? [] : await readOverrideChanges(scope, key, head.version);
  const { readable } = changesOutside(stored, withheld);
  const kept = stored.filter((change) => !readable.includes(change));
  const isSame = isDeepStrictEqual(readable, JSON.parse(JSON.stringify(save.changes)));
  const changes = isSame ? stored : [...save.changes, ...kept];
  return withoutReasons(withheld, () => saveOverride(scope, actor, { ...save, changes }));
}

/** Sections that no stored version has yet, as everybody reads them. */
function missingIn(stored: JsonObject, kind: DocumentKind): JsonObject {
  return Object.fromEntries(Object.entries(kinds[kind].createDefault()).filter(([section]) => !(section in stored)));
}

/** What was sent, with the sections that were not, in the order that the document has. */
function inOrderOf(kept: JsonObject, sent: JsonObject, withheld: readonly string[]): JsonObject {
  const both = Object.entries(kept).flatMap(([field, value]) => {
    if (withheld.includes(field)) return [[field, value] as const];
    const own = sent[field];
    return own === undefined ? [] : [[field, own] as const];
  });
  return { ...Object.fromEntries(both), ...sent };
}

/** What is wrong in a section that the person may not read is named by its section alone. */
export async function withoutReasons<Result>(
  withheld: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault) || error.status !== 400) throw error;
    const errors = error.errors.map((detail) => {
      const section = detail.path?.split('.', 1)[0];
      if (section === undefined || !withheld.includes(section)) return detail;
      return { code: detail.code, message: 'A value that you do not have access to is not valid here.', path: section };
    });
    throw new Fault(400, error.code, { errors, extra: error.extra });
  }
}
