import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { staffPhrases } from '../../../phrases/people/staff.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { dueName } from '../../../staff/due-name.ts';
import { PaperMark } from '../../../staff/paper-mark.tsx';
import { type DueEntry, locationStaffQuery, type StaffLine } from '../../../staff/staff-calls.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Panel, PanelBody, PanelNote } from '../../../ui/data/panel.tsx';
import { PhoneLine } from '../../../ui/layout/brand/phone-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import styles from '../locations.module.css';

/** A company-wide role may let thousands work here: the first by name are listed here, all of them in the list. */
const mostLines = 12;

/** EE-03 PM-43: the people who may work at the location; their jobs there and their due papers, for people who may see these. */
export function StaffPanel({ locationId }: { readonly locationId: string }) {
  const t = usePhrases(staffPhrases);
  const { userCompanyId: companyId } = useSession();
  const { data, isPending, isError, refetch } = useQuery(locationStaffQuery({ companyId, locationId }, mostLines));
  return (
    <Panel
      title={t('staff')}
      aside={data && <Count value={data.total} label={t('staffCount', { count: data.total })} />}
      actions={
        <Link to="/employees" search={{ place: locationId }}>
          {t('allDue')}
        </Link>
      }
    >
      {isPending && <SkeletonTable rows={4} />}
      {isError && (
        <PanelBody>
          <ErrorState title={t('staffFailed')} framed={false} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </PanelBody>
      )}
      {data && !isError && <Staff {...data} />}
    </Panel>
  );
}

type StaffProps = { readonly staff: readonly StaffLine[]; readonly total: number; readonly beyond: number };

function Staff({ staff, total, beyond }: StaffProps) {
  const t = usePhrases(staffPhrases);
  const columns = useColumns(staff.some(({ jobs }) => jobs !== undefined));
  const notes = [
    ...(total > staff.length ? [t('someStaff', { count: staff.length, total })] : []),
    ...(beyond > 0 ? [t('beyond', { count: beyond })] : []),
  ];
  return (
    <>
      {total === 0 && <PanelNote>{t('noStaff')}</PanelNote>}
      {total > 0 && (
        <PlainTable label={t('staff')} columns={columns} rows={staff} rowKey={({ id }) => id} framed={false} />
      )}
      {notes.length > 0 && <p className={styles.panelEnd}>{notes.join(' ')}</p>}
    </>
  );
}

function useColumns(seesStaffData: boolean): PlainColumn<StaffLine>[] {
  const t = usePhrases(staffPhrases);
  const rolesOf = ({ roles }: StaffLine) =>
    roles
      .map(({ name, on, placeName }) =>
        on === 'LOCATION' ? name : t('roleAt', { role: name, place: placeName ?? t('wholeCompany') }),
      )
      .join(' · ');
  const jobsOf = ({ jobs = [] }: StaffLine) => jobs.map(({ name }) => name).join(', ');
  return [
    {
      id: 'name',
      title: t('employee'),
      cell: (line) => (
        <>
          <Link to="/employees/$id" params={{ id: line.id }} className={styles.person}>
            {line.name}
          </Link>
          <PhoneLine>{[rolesOf(line), jobsOf(line)].filter(Boolean).join(' · ')}</PhoneLine>
        </>
      ),
    },
    { id: 'roles', title: t('roles'), hideOnPhone: true, cell: rolesOf },
    ...(seesStaffData
      ? [
          {
            id: 'jobs',
            title: t('jobs'),
            hideOnPhone: true,
            cell: (line: StaffLine) => jobsOf(line) || <Text tone="faint">{t('none')}</Text>,
          },
          {
            id: 'due',
            title: t('dueNext'),
            cell: ({ due }: StaffLine) => (due ? <Due entry={due} /> : <Text tone="faint">{t('none')}</Text>),
          },
        ]
      : []),
  ];
}

/** `Food Handlers` with its mark, on as many lines as there is room for. */
function Due({ entry }: { readonly entry: DueEntry }) {
  const t = usePhrases(staffPhrases);
  return (
    <Row as="span" gap={2} lineGap={0} wrap inline>
      <span>{dueName(t, entry)}</span>
      <PaperMark paper={entry} />
    </Row>
  );
}
