import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Answer } from '../../api/call.ts';
import { staffPhrases } from '../../phrases/people/staff.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { wholeCompany } from '../../session/level/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { dueName } from '../../staff/due-name.ts';
import { PaperMark } from '../../staff/paper-mark.tsx';
import { type DueLine, dueQuery } from '../../staff/staff-calls.ts';
import { Count } from '../../ui/data/count.tsx';
import { Panel, PanelBody, PanelNote } from '../../ui/data/panel.tsx';
import { PhoneLine } from '../../ui/layout/brand/phone-line.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './home.module.css';

/** The rest is in the list of employees. */
const mostLines = 6;

/** EM-103 PM-45: papers that have expired, are missing, or soon expire. */
export function DuePanel() {
  const t = usePhrases(staffPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(dueQuery(userCompanyId, mostLines));
  const { data, isPending, isError, refetch } = query;
  return (
    <Panel
      title={t('dueTitle')}
      aside={data && data.total > 0 && <Count value={data.total} label={t('dueCount', { count: data.total })} />}
      actions={data && data.total > 0 && <AllDue />}
    >
      {isPending && (
        <PanelBody>
          <SkeletonTable rows={3} />
        </PanelBody>
      )}
      {isError && (
        <PanelBody>
          <ErrorState title={t('dueFailed')} framed={false} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </PanelBody>
      )}
      {data && !isError && (data.total === 0 ? <PanelNote>{t('nothingDue')}</PanelNote> : <DueLines {...data} />)}
    </Panel>
  );
}

function AllDue() {
  const t = usePhrases(staffPhrases);
  return (
    <Link to="/employees" search={{ place: wholeCompany, certifications: 'TO_LOOK_AFTER' }}>
      {t('allDue')}
    </Link>
  );
}

function DueLines({ entries, total, expired, missing }: Answer<'listDue'>) {
  const t = usePhrases(staffPhrases);
  return (
    <>
      <div className={styles.summary}>
        <Row as="p" gap={4} wrap>
          <Text tone={expired > 0 ? 'bad' : 'muted'} weight="medium">
            {t('expiredCount', { count: expired })}
          </Text>
          {missing > 0 && (
            <Text tone="bad" weight="medium">
              {t('missingCount', { count: missing })}
            </Text>
          )}
          <Text tone="muted">{t('dueSoonCount', { count: total - expired - missing })}</Text>
        </Row>
      </div>
      <PlainTable
        label={t('dueTitle')}
        columns={useColumns()}
        rows={entries}
        rowKey={({ userId, kind, requirementId }) => [userId, kind, requirementId].join('|')}
        framed={false}
      />
      {total > entries.length && <p className={styles.more}>{t('someDue', { count: entries.length, total })}</p>}
    </>
  );
}

function useColumns(): PlainColumn<DueLine>[] {
  const t = usePhrases(staffPhrases);
  return [
    {
      id: 'employee',
      title: t('employee'),
      cell: (line) => (
        <>
          <Link to="/employees/$id" params={{ id: line.userId }} className={styles.store}>
            {line.userName}
          </Link>
          <PhoneLine>{dueName(t, line)}</PhoneLine>
        </>
      ),
    },
    { id: 'place', title: t('place'), hideOnPhone: true, cell: ({ places }) => <Places places={places} /> },
    { id: 'what', title: t('what'), hideOnPhone: true, cell: (line) => dueName(t, line) },
    { id: 'expires', title: t('expires'), cell: (line) => <PaperMark paper={line} /> },
  ];
}

/** The first place, and how many more. */
function Places({ places }: Pick<DueLine, 'places'>) {
  const t = usePhrases(staffPhrases);
  const names = places.map(({ name }) => name ?? t('wholeCompany'));
  const [first = t('nowhere'), ...others] = names;
  return (
    <span title={names.join(', ')}>
      {first}
      {others.length > 0 && <Text tone="faint"> {t('morePlaces', { count: others.length })}</Text>}
    </span>
  );
}
