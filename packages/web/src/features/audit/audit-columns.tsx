import { auditPhrases } from '../../phrases/audit.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { actionWords, reasonWords, subjectWords } from './action-words.ts';
import styles from './audit.module.css';
import type { AuditEntry } from './audit-calls.ts';

export function useAuditColumns(): readonly DataColumn<AuditEntry>[] {
  const t = usePhrases(auditPhrases);
  return [
    {
      id: 'what',
      title: t('what'),
      width: 'minmax(200px, 2fr)',
      cell: (entry) => <TwoLines first={actionWords(entry.action)} second={aboutWords(entry)} />,
    },
    {
      id: 'who',
      title: t('who'),
      width: 'minmax(140px, 1.2fr)',
      cell: ({ actorName, originalUserId, originalUserName }) =>
        originalUserId === null ? (
          actorName
        ) : (
          <TwoLines first={originalUserName ?? originalUserId} second={t('actingAs', { name: actorName })} />
        ),
    },
    { id: 'when', title: t('when'), width: '164px', hideOnPhone: true, cell: ({ at }) => formatDateTime(at) },
    {
      id: 'where',
      title: t('where'),
      width: 'minmax(130px, 1fr)',
      hideOnPhone: true,
      cell: ({ tenants: [first, ...others] }) => {
        if (!first) return <span className={styles.quiet}>{t('wholeCompany')}</span>;
        return others.length === 0 ? first.name : t('more', { first: first.name, count: others.length });
      },
    },
    {
      id: 'address',
      title: t('address'),
      width: '132px',
      hideOnPhone: true,
      cell: ({ address }) => <span className={styles.quiet}>{address}</span>,
    },
  ];
}

/** What it is about, and why it came to that. */
function aboutWords({ subject, subjectName, details }: AuditEntry): string {
  return [subjectName, ...subjectWords(subject, subjectName === null), reasonWords(details)]
    .filter(Boolean)
    .join(' · ');
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
      <span className={styles.quiet}>{second}</span>
    </span>
  );
}

/** All that an entry says; on a phone the place of what has no column there. */
export function AuditDetail({ entry }: { readonly entry: AuditEntry }) {
  const t = usePhrases(auditPhrases);
  const told: readonly (readonly [string, unknown])[] = [
    [t('when'), formatDateTime(entry.at)],
    [t('where'), entry.tenants.map(({ name }) => name).join(', ') || t('wholeCompany')],
    [t('address'), entry.address],
    ...Object.entries(entry.details).map(([name, value]) =>
      name === 'reason' ? ([t('reason'), reasonWords(entry.details) ?? value] as const) : ([name, value] as const),
    ),
  ];
  return (
    <dl className={styles.details}>
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
