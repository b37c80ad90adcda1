import { auditPhrases } from '../../phrases/audit.ts';
import { type Phrases, type Say, usePhrases } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Text } from '../../ui/layout/text.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { sentenceWords } from './action-words.ts';
import styles from './audit.module.css';
import type { AuditEntry } from './audit-calls.ts';

type AuditKey = typeof auditPhrases extends Phrases<infer Key> ? Key : never;

export function useAuditColumns(): readonly DataColumn<AuditEntry>[] {
  const t = usePhrases(auditPhrases);
  return [
    {
      id: 'what',
      title: t('what'),
      width: 'minmax(240px, 3fr)',
      cell: (entry) => {
        const name = publicationName(entry);
        return name === null ? (
          <span className={styles.sentence}>{sentenceWords(entry)}</span>
        ) : (
          <TwoLines first={sentenceWords(entry)} second={name} />
        );
      },
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
      cell: (entry) => (
        <Text tone="faint" size="sm">
          {placeWords(entry, t)}
        </Text>
      ),
    },
    {
      id: 'address',
      title: t('address'),
      width: '132px',
      hideOnPhone: true,
      cell: ({ address }) => (
        <Text tone="faint" size="sm">
          {address}
        </Text>
      ),
    },
  ];
}

/** *Pier 39 and 11 more* */
export function placeWords({ tenants: [first], tenantCount }: AuditEntry, t: Say<AuditKey>): string {
  if (!first) return t('wholeCompany');
  return tenantCount === 1 ? first.name : t('more', { first: first.name, count: tenantCount - 1 });
}

/** The name that somebody gave a publication is in no sentence. */
function publicationName({ subject, subjectName }: AuditEntry): string | null {
  return subject.startsWith('publication:') ? subjectName : null;
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className={styles.lines}>
      <Text weight="medium">{first}</Text>
      <Text tone="faint" size="sm">
        {second}
      </Text>
    </span>
  );
}
