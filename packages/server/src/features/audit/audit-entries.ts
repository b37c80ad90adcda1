import type { AuditEntry } from '@servery/contract';
import type { JsonObject } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { countOf, objectOf, shortened, textAt } from './audit-details.ts';
import { auditLines } from './audit-lines.ts';
import { type AuditNames, namedAtMost, readNames, subjectId } from './audit-names.ts';
import { auditSentence } from './audit-sentences.ts';
import { type AuditPage, type AuditRow, readAudit } from './audit-store.ts';

/** A page of entries, in words. */
export async function readEntries(scope: CompanyScope, page: AuditPage): Promise<AuditEntry[]> {
  const rows = await readAudit(scope, page);
  const known = await readNames(scope, rows);
  const companyName = known.names.get(scope.companyId) ?? '';
  return rows.map((row) => entryOf(row, known, companyName));
}

function entryOf(row: AuditRow, { names, gone }: AuditNames, companyName: string): AuditEntry {
  const details = objectOf(row.details);
  const short = shortened(details, namedAtMost);
  const nameOf = (id: string) => names.get(id) ?? id;
  const [subjectKind = '', id = ''] = [row.subject.split(':')[0], subjectId(row.subject)];
  const lines = auditLines(row.action, short, nameOf);
  return {
    sequence: row.sequence,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorName: row.actor_name,
    originalUserId: row.original_user_id,
    originalUserName: row.original_user_id === null ? null : (names.get(row.original_user_id) ?? null),
    action: row.action,
    sentence: auditSentence({
      action: row.action,
      at: row.at,
      subjectKind,
      name: names.get(id) ?? nameIn(details) ?? id,
      details,
      tenantIds: row.tenant_ids,
      companyName,
      nameOf,
    }),
    lines,
    moreLines: auditLines(row.action, details, nameOf).length - lines.length,
    subject: row.subject,
    subjectName: names.get(id) ?? null,
    isSubjectThere: names.has(id) && !gone.has(id),
    saved: savedVersion(row, details, { subjectKind, id }),
    tenants: row.tenant_ids.slice(0, namedAtMost).map((tenant) => ({ id: tenant, name: nameOf(tenant) })),
    tenantCount: row.tenant_ids.length,
    details: short,
    address: row.address,
  };
}

/** A subject that is gone keeps the name that was written with the entry. */
function nameIn(details: JsonObject): string | undefined {
  return textAt(details, 'name') ?? textAt(objectOf(details.name), 'to');
}

const documentKinds = ['menu', 'locationSettings', 'employment'] as const;
const saves: ReadonlySet<string> = new Set(['SAVE', 'SAVE_OVERRIDE', 'SAVE_AUTOMATIC', 'CLEAN_UP']);

interface Subject {
  readonly subjectKind: string;
  readonly id: string;
}

function savedVersion(row: AuditRow, details: JsonObject, { subjectKind, id }: Subject): AuditEntry['saved'] {
  const kind = documentKinds.find((one) => one === subjectKind);
  const { version } = details;
  if (kind === undefined || typeof version !== 'number' || !saves.has(row.action)) return null;
  const tenantId = textAt(details, 'tenant') ?? null;
  // The first version of a company's document is not reported change by change.
  const changes = version === 1 && tenantId === null ? 0 : countOf(details.changes);
  return { kind, documentId: id, tenantId, version, changes };
}
