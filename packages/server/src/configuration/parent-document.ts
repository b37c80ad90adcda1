import { applyChanges, type GrantTarget, type JsonObject } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import { type DocumentHead, readHead, readOverrideChanges } from './documents-store.ts';
import { readDocument } from './kept-documents.ts';

/** What a level's changes are laid over: the company document, at location level with the group's changes. */
export async function parentOf(scope: CompanyScope, base: DocumentHead, target: GrantTarget): Promise<JsonObject> {
  const document = await readDocument(scope, base, base.version);
  const group = await groupHeadOf(scope, base, target);
  if (group === undefined) return document;
  return applyChanges(document, await readOverrideChanges(scope, group, group.version)).document;
}

/** What the group of a location lays over the company document. */
export async function groupHeadOf(
  scope: CompanyScope,
  { kind, documentId }: DocumentHead,
  target: GrantTarget,
): Promise<DocumentHead | undefined> {
  if (target.type === 'GROUP' || target.groupId === null) return undefined;
  return readHead(scope, { kind, documentId, tenantId: target.groupId });
}
