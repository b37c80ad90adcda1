import type { Change, ChangeKind } from '@servery/domain';
import { type AuditActor, type AuditEntry, writeAudits } from '../platform/audit.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { pathText } from './checks/validation.ts';
import type { DocumentKey } from './documents-store.ts';

/** Defaults that a load fills in clean nothing up. */
const additions: readonly ChangeKind[] = ['FIELD_ADDED', 'ARRAY_ELEMENT_ADDED'];

/** The changes by which a load cleaned up a document, and the version that holds them. */
interface CleanUp {
  readonly key: DocumentKey;
  readonly version: number;
  readonly changes: readonly Change[];
}

/** CL-76: an entry for each thing that a load cleaned up. The values are in the version, whose undoing brings them back. */
export async function auditCleanUps(
  scope: CompanyScope,
  actor: AuditActor,
  { key: { kind, documentId, tenantId }, version, changes }: CleanUp,
): Promise<void> {
  const entries = changes
    .filter((change) => !additions.includes(change.kind))
    .map(
      (change): AuditEntry => ({
        action: 'CLEAN_UP',
        subject: `${kind}:${documentId}`,
        details: {
          version,
          change: change.kind,
          path: pathText(change.path),
          ...(tenantId !== '' && { tenant: tenantId }),
        },
      }),
    );
  await writeAudits(scope, actor, entries);
}
