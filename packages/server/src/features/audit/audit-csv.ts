import type { AuditEntry } from '@servery/contract';
import { auditSentences, writeCsv } from '@servery/domain';
import i18next from 'i18next';

const columns = [
  'When (UTC)',
  'Who',
  'Acting as',
  'What',
  'Action',
  'Object',
  'Name',
  'Where',
  'Address',
  'Details',
] as const;

export function auditCsv(entries: readonly AuditEntry[]): string {
  return writeCsv(columns, entries.map(cellsOf));
}

function cellsOf(entry: AuditEntry): string[] {
  const isAsAnother = entry.originalUserId !== null;
  const further = entry.tenantCount - entry.tenants.length;
  return [
    entry.at,
    isAsAnother ? (entry.originalUserName ?? entry.originalUserId ?? '') : entry.actorName,
    isAsAnother ? entry.actorName : '',
    words.t(entry.sentence.key, { ...entry.sentence.values }),
    entry.action,
    entry.subject,
    entry.subjectName ?? '',
    [...entry.tenants.map(({ name }) => name), ...(further > 0 ? [`${further} more`] : [])].join(', '),
    entry.address,
    JSON.stringify(entry.details),
  ];
}

const words = i18next.createInstance({
  lng: 'en',
  ns: 'audit',
  defaultNS: 'audit',
  resources: { en: { audit: auditSentences } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});
words.init().catch((error: unknown) => {
  throw error;
});
