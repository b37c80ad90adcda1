import { formatMoney } from '@servery/domain';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { staffListPhrases } from '../../phrases/people/staff-list.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelNote } from '../../ui/data/panel.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { choicesQuery, type EmployeeRecord, type Paper } from './employee-calls.ts';

type OfEmployee = { readonly employee: EmployeeRecord };
type Job = NonNullable<EmployeeRecord['jobs']>[number] & { readonly isElsewhere: boolean };

/** EM-101 to EM-103: a line for each job and place, and one for each certification. */
export function StaffTables({ employee }: OfEmployee) {
  return (
    <Stack gap={5} place="shrink">
      <Jobs employee={employee} />
      <Certifications employee={employee} />
    </Stack>
  );
}

/** EM-102: a wage only where the server sent it; of a job at a place of others the place is shown, and no wage. */
function Jobs({ employee }: OfEmployee) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  const nameOf = useJobNames();
  const { jobs = [], jobsElsewhere = [] } = employee;
  const seesWages = jobs.some(({ wage }) => wage !== undefined);
  const lines: readonly Job[] = [
    ...jobs.map((job) => ({ ...job, isElsewhere: false })),
    ...jobsElsewhere.map((job) => ({ ...job, isElsewhere: true })),
  ];
  const columns: PlainColumn<Job>[] = [
    { id: 'job', title: t('job'), cell: ({ jobTypeId }) => nameOf(jobTypeId) },
    {
      id: 'place',
      title: say('place'),
      cell: ({ place, placeName }) => (place === null ? t('anywhere') : (placeName ?? place)),
    },
    ...(seesWages
      ? [{ id: 'wage', title: say('wagePerHour'), align: 'right', cell: (job: Job) => <Wage job={job} /> } as const]
      : []),
  ];
  return (
    <Panel title={t(seesWages ? 'jobsAndWages' : 'jobs')}>
      {lines.length === 0 && <PanelNote>{t('noJobs')}</PanelNote>}
      {lines.length > 0 && (
        <PlainTable
          label={t('jobs')}
          columns={columns}
          rows={lines}
          rowKey={({ jobTypeId, place }) => `${jobTypeId} ${place}`}
          framed={false}
        />
      )}
      {lines.length > 0 && <WageAccess employee={employee} />}
    </Panel>
  );
}

/** EM-102: the people with access to these wages; the provider is among them only where the company says so. */
function WageAccess({ employee: { jobs = [], jobsElsewhere = [] } }: OfEmployee) {
  const say = usePhrases(staffListPhrases);
  const isProvider = hasFeature(useSession(), 'providerStaff');
  const seesWages = jobs.some(({ wage }) => wage !== undefined);
  const sentence = isProvider ? 'providerSeesWages' : seesWages ? 'whoSeesWages' : 'notYourWages';
  return (
    <PanelNote>
      {say(sentence)}
      {jobsElsewhere.length > 0 && ` ${say('elsewhereNote')}`}
    </PanelNote>
  );
}

function Wage({ job: { wage, isElsewhere } }: { readonly job: Job }) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  if (wage) return formatMoney(wage);
  if (wage === null && !isElsewhere) return t('none');
  return (
    <Row as="span" gap={1.5} inline tone="muted">
      <IconLock size={14} stroke={1.75} aria-hidden />
      {say('notShown')}
    </Row>
  );
}

/** The certifications that the jobs require and others on record, each with its state. */
function Certifications({ employee }: OfEmployee) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  const { papers = [], certifications = [], employment } = employee;
  const lines = papers.filter(({ kind }) => kind === 'CERTIFICATION');
  const issued = new Map(certifications.map(({ requirementId, issuedOn }) => [requirementId, issuedOn]));
  const day = (text: string | null | undefined) => (text ? formatDate(text) : t('none'));
  return (
    <Panel title={t('securityAndCertifications')}>
      {lines.length === 0 && <PanelNote>{say('noCertifications')}</PanelNote>}
      {lines.length > 0 && (
        <PlainTable
          label={t('certifications')}
          rows={lines}
          rowKey={({ requirementId }) => requirementId ?? ''}
          framed={false}
          columns={[
            { id: 'name', title: say('certification'), cell: ({ name }) => name },
            {
              id: 'issued',
              title: say('issued'),
              hideOnPhone: true,
              cell: ({ requirementId }) => day(issued.get(requirementId ?? '')),
            },
            { id: 'ends', title: say('ends'), hideOnPhone: true, cell: (paper) => day(paper.day) },
            { id: 'state', title: say('state'), cell: (paper) => <State paper={paper} /> },
          ]}
        />
      )}
      <Facts>
        <Fact name={t('cardId')}>{employment?.cardId ?? t('none')}</Fact>
      </Facts>
    </Panel>
  );
}

/** The state in words: the column beside it has the day. */
function State({ paper: { state, day, isRequired } }: { readonly paper: Paper }) {
  const say = usePhrases(staffListPhrases);
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  if (state === 'MISSING') return <StateTag state="expired" label={say('missing')} />;
  if (state === 'EXPIRED') return <StateTag state="expired" />;
  if (state === 'DUE') {
    const days = dayjs(day).diff(dayjs(choices?.terms.today), 'day');
    return <StateTag state="due" {...(choices && { label: say('dueIn', { count: days }) })} />;
  }
  if (!isRequired) return <Text tone="muted">{say('notAskedFor')}</Text>;
  return (
    <Row as="span" gap={1.5} inline tone="muted">
      <IconCircleCheck size={14} stroke={1.75} aria-hidden />
      {say('inOrder')}
    </Row>
  );
}

/** The names of job types by id. */
function useJobNames(): (jobTypeId: string) => string {
  const { userCompanyId } = useSession();
  const { data: choices } = useQuery(choicesQuery(userCompanyId));
  return (jobTypeId) => choices?.jobTypes.find(({ id }) => id === jobTypeId)?.name ?? jobTypeId;
}
