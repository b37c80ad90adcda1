import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { addVersion, createHead, type DocumentHead, readHead } from '../documents-store.ts';
import { isOnly, kinds } from '../kinds.ts';
import type { DocumentName } from '../layers-of-many.ts';

/** The company document that a level's changes belong to, which is published with them. @throws Fault 400 for a template */
export async function baseOf(scope: CompanyScope, actor: Actor, name: DocumentName): Promise<DocumentHead> {
  const found = await companyDocumentOf(scope, actor, name);
  refuseTemplateBelow(found);
  return found;
}

/** @throws Fault 400 for the save of a group or location over a template */
export function refuseTemplateBelow({ isTemplate }: DocumentHead): void {
  if (isTemplate)
    throw invalid('TEMPLATE', 'A template is not used at any location, so no location can change it.', 'params.menuId');
}

/**
 * The company's own document. Where a company never saved one, the default that everybody reads becomes its first version.
 * @throws Fault 404 without a menu, which has no default
 */
export async function companyDocumentOf(
  scope: CompanyScope,
  actor: Actor,
  { kind, documentId }: DocumentName,
): Promise<DocumentHead> {
  const key = { kind, documentId, tenantId: '' };
  const found = await readHead(scope, key);
  if (found !== undefined && found.version > 0) return found;
  if (!isOnly(kind)) throw notFound();
  const head = await createHead(scope, { ...key, name: '', description: '', isTemplate: false, singleUse: false });
  if (head.version > 0) return head;
  const savedAt = await addVersion(scope, key, {
    version: 1,
    document: kinds[kind].createDefault(),
    overrideChanges: null,
    changes: [],
    author: { userId: actor.userId, name: actor.name },
    automatic: true,
  });
  await writeAudit(scope, actor, {
    action: 'SAVE_AUTOMATIC',
    subject: `${kind}:${documentId}`,
    details: { version: 1, changes: 0 },
  });
  return { ...head, version: 1, savedAt };
}
