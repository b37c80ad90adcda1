import type { AuditEntry } from '@servery/contract';
import { stringify } from 'csv-stringify/sync';

const columns = ['When (UTC)', 'Who', 'Acting as', 'Action', 'Object', 'Name', 'Where', 'Address', 'Details'];

/** RFC 4180 with a byte order mark; a cell that a spreadsheet would run as a formula is kept from it by an apostrophe. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return stringify([columns, ...entries.map(cellsOf)], { bom: true, escape_formulas: true });
}

function cellsOf(entry: AuditEntry): string[] {
  const isAsAnother = entry.originalUserId !== null;
  return [
    entry.at,
    isAsAnother ? (entry.originalUserName ?? entry.originalUserId ?? '') : entry.actorName,
    isAsAnother ? entry.actorName : '',
    entry.action,
    entry.subject,
    entry.subjectName ?? '',
    entry.tenants.map(({ name }) => name).join(', '),
    entry.address,
    JSON.stringify(entry.details),
  ];
}
