import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatMoney } from '@servery/domain';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { staffPhrases } from '../../../phrases/people/staff.ts';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { type Say, usePhrases } from '../../../phrases/phrases.ts';
import { dueName } from '../../../staff/due-name.ts';
import { PaperMark } from '../../../staff/paper-mark.tsx';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import type { Choices, Employee, Paper } from '../employee-calls.ts';
import styles from '../employees.module.css';
import type { EmployeeRow } from '../use-employee-rows.ts';
import { EmployeeCell } from './employee-cell.tsx';
import { EmployeeMenu } from './employee-menu.tsx';
import listStyles from './staff-list.module.css';
import { toLookAfter } from './to-look-after.ts';
import type { Here } from './use-here.ts';

type Of = (show: (employee: Employee) => ReactNode) => (row: EmployeeRow) => ReactNode;

type StaffColumnsAsked = {
  readonly choices: Choices | undefined;
  readonly here: Here;
  /** Whether the rows are not all active. */
  readonly showsStatus: boolean;
};

/** EM-101 to EM-103: the list for people who see staff data; wages of one place only, where they are seen. */
export function useStaffColumns({ choices, here, showsStatus }: StaffColumnsAsked): readonly DataColumn<EmployeeRow>[] {
  const t = usePhrases(staffListPhrases);
  const say = usePhrases(employeesPhrases);
  const room = useRoom();
  const of: Of = (show) => (row) =>
    row.employee ? show(row.employee) : <span className={styles.waiting}>{say('loading')}</span>;
  const jobNames = new Map(choices?.jobTypes.map(({ id, name }) => [id, name]));
  const jobsOf = ({ staff }: Employee) =>
    [...new Set(staff?.jobs.map(({ jobTypeId }) => jobNames.get(jobTypeId) ?? jobTypeId))].join(', ');
  const isPlace = here.id !== undefined;
  return [
    {
      id: 'name',
      title: t('employee'),
      width: 'minmax(136px, 1.5fr)',
      sortBy: ({ key }) => key,
      cell: of((employee) => (
        <EmployeeCell
          employee={employee}
          elsewhere={isPlace ? placesOf(employee, here.around) : []}
          jobs={jobsOf(employee)}
        />
      )),
    },
    ...(isPlace ? [] : [placeColumn(t, of)]),
    {
      id: 'jobs',
      title: t(isPlace ? 'jobsHere' : 'jobs'),
      width: 'minmax(96px, 1.2fr)',
      hideOnPhone: true,
      cell: of((employee) => <JobsCell jobs={jobsOf(employee)} employee={employee} />),
    },
    ...(isPlace && here.seesWages ? [wageColumn(t, of)] : []),
    ...paperColumns({ t, of, requirements: choices?.requirements ?? [], most: room.papers }),
    ...(room.hired ? [hiredColumn(t, of)] : []),
    ...(showsStatus ? [statusColumn(say, of)] : []),
    {
      id: 'actions',
      title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      width: '32px',
      isStill: true,
      cell: of((employee) => (
        <>
          <span className={listStyles.wide}>
            <EmployeeMenu employee={employee} />
          </span>
          <Call employee={employee} />
        </>
      )),
    },
  ];
}

/** How much a line shows beside name and jobs. */
function useRoom(): { readonly papers: number; readonly hired: boolean } {
  const [isWide, isMedium] = [useAtLeast(1280), useAtLeast(1024)];
  return { papers: isWide ? 4 : isMedium ? 2 : 1, hired: isWide };
}

function useAtLeast(pixels: number): boolean {
  return useMediaQuery(`(min-width: ${pixels}px)`, undefined, { getInitialValueInEffect: false });
}

type T = Say<'place' | 'wholeCompany' | 'none' | 'wageHere' | 'hired' | 'others' | 'certifications'>;

function placeColumn(t: T, of: Of): DataColumn<EmployeeRow> {
  return {
    id: 'place',
    title: t('place'),
    width: 'minmax(100px, 1.1fr)',
    hideOnPhone: true,
    cell: of((employee) => {
      const places = placesOf(employee, []);
      const isEverywhere = employee.grantedRoles.some(({ grantObject }) => grantObject === undefined);
      const text = [...(isEverywhere ? [t('wholeCompany')] : []), ...places].join(', ') || t('none');
      return (
        <Text as="div" clip title={text}>
          {text}
        </Text>
      );
    }),
  };
}

function wageColumn(t: T, of: Of): DataColumn<EmployeeRow> {
  return {
    id: 'wage',
    title: t('wageHere'),
    width: '112px',
    align: 'right',
    hideOnPhone: true,
    cell: of(({ staff }) => {
      const wages = staff?.jobs.flatMap(({ wage }) => (wage ? [formatMoney(wage)] : [])) ?? [];
      return wages.join(', ') || <span className={styles.none}>{t('none')}</span>;
    }),
  };
}

function hiredColumn(t: T, of: Of): DataColumn<EmployeeRow> {
  return {
    id: 'hiredOn',
    title: t('hired'),
    width: '104px',
    hideOnPhone: true,
    sortBy: ({ key }) => key,
    cell: of(({ staff }) =>
      staff?.hiredOn ? (
        <Text tone="muted">{formatDate(staff.hiredOn)}</Text>
      ) : (
        <span className={styles.none}>{t('none')}</span>
      ),
    ),
  };
}

function statusColumn(say: Say<'status' | 'ACTIVE' | 'DEACTIVATED'>, of: Of): DataColumn<EmployeeRow> {
  return {
    id: 'status',
    title: say('status'),
    width: '116px',
    hideOnPhone: true,
    cell: of(({ status }) => <StateTag state={status === 'ACTIVE' ? 'active' : 'inactive'} label={say(status)} />),
  };
}

type PaperColumnsAsked = {
  readonly t: T;
  readonly of: Of;
  readonly requirements: Choices['requirements'];
  /** Columns that there is room for; the last one has all others. */
  readonly most: number;
};

function paperColumns({ t, of, requirements, most }: PaperColumnsAsked): DataColumn<EmployeeRow>[] {
  const shown = requirements.length > most ? requirements.slice(0, most - 1) : requirements;
  const others = new Set(requirements.slice(shown.length).map(({ id }) => id));
  const single = shown.map(
    ({ id, name }): DataColumn<EmployeeRow> => ({
      id: `certification.${id}`,
      title: name,
      width: 'minmax(128px, 1fr)',
      hideOnPhone: true,
      sortBy: ({ key }) => key,
      cell: of(({ staff }) => {
        const paper = staff?.papers.find(({ requirementId }) => requirementId === id);
        return paper ? <PaperMark paper={paper} /> : <span className={styles.none}>{t('none')}</span>;
      }),
    }),
  );
  if (others.size === 0) return single;
  const cell = of(({ staff }) => (
    <OtherPapers papers={staff?.papers.filter(({ requirementId }) => others.has(requirementId ?? '')) ?? []} />
  ));
  return [
    ...single,
    {
      id: 'others',
      title: t(single.length === 0 ? 'certifications' : 'others'),
      width: 'minmax(132px, 1.2fr)',
      hideOnPhone: true,
      cell,
    },
  ];
}

/** The worst of several certifications with its name; otherwise the one that ends next. */
function OtherPapers({ papers }: { readonly papers: readonly Paper[] }) {
  const t = usePhrases(staffListPhrases);
  const [worst] = toLookAfter(papers);
  const [next] = papers.toSorted((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9'));
  const shown = worst ?? next;
  if (!shown) return <span className={styles.none}>{t('none')}</span>;
  return (
    <Stack title={shown.name ?? undefined}>
      {worst && (
        <Text tone="muted" size="sm" dense clip>
          {worst.name}
        </Text>
      )}
      <div>
        <PaperMark paper={shown} />
      </div>
    </Stack>
  );
}

function JobsCell({ jobs, employee }: { readonly jobs: string; readonly employee: Employee }) {
  const t = usePhrases(staffListPhrases);
  const say = usePhrases(staffPhrases);
  const driving = toLookAfter(employee.staff?.papers ?? []).filter(({ kind }) => kind !== 'CERTIFICATION');
  return (
    <Stack gap={0.5}>
      <Text as="div" clip title={jobs}>
        {jobs || t('none')}
      </Text>
      {driving.map((paper) => (
        <Row key={paper.kind} as="span" gap={1} lineGap={0} wrap>
          <Text tone="muted" size="sm">
            {dueName(say, paper)}
          </Text>
          <PaperMark paper={paper} />
        </Row>
      ))}
    </Stack>
  );
}

/** The names of the places of a person's roles, but for some. */
function placesOf({ grantedRoles }: Employee, around: readonly string[]): string[] {
  return [
    ...new Set(
      grantedRoles.flatMap(({ grantObject, grantObjectName }) =>
        grantObject === undefined || around.includes(grantObject) ? [] : [grantObjectName ?? grantObject],
      ),
    ),
  ];
}

/** On a phone: the person with something to look after is called. */
function Call({ employee: { name, phone, staff } }: { readonly employee: Employee }) {
  const t = usePhrases(staffListPhrases);
  if (!phone || toLookAfter(staff?.papers ?? []).length === 0) return null;
  return (
    <a className={listStyles.call} href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`} aria-label={t('call', { name })}>
      <IconPhone size={18} stroke={1.75} aria-hidden />
    </a>
  );
}
