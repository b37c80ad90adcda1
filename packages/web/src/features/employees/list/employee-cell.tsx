import { Link } from '@tanstack/react-router';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { staffPhrases } from '../../../phrases/people/staff.ts';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { dueName } from '../../../staff/due-name.ts';
import { PaperMark } from '../../../staff/paper-mark.tsx';
import { PhoneLine } from '../../../ui/layout/brand/phone-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { Employee } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { PersonAvatar } from './person-avatar.tsx';
import listStyles from './staff-list.module.css';
import { toLookAfter } from './to-look-after.ts';

type EmployeeCellProps = {
  readonly employee: Employee;
  /** Where else the person works; empty: nowhere else. */
  readonly elsewhere: readonly string[];
  readonly jobs: string;
};

/** Initials and name; below them where else the person works, or the problem; on a phone the jobs and the papers to look after. */
export function EmployeeCell({ employee, elsewhere, jobs }: EmployeeCellProps) {
  const t = usePhrases(staffListPhrases);
  const say = usePhrases(staffPhrases);
  const papers = toLookAfter(employee.staff?.papers ?? []);
  return (
    <Row gap={2.5}>
      <PersonAvatar name={employee.name} />
      <Stack place="shrink">
        <Text as="div" weight="medium" clip>
          {employee.name}
        </Text>
        {elsewhere.length > 0 && (
          <Text as="div" tone="muted" size="sm" dense clip title={elsewhere.join(', ')}>
            {t('alsoAt', { places: elsewhere.join(', ') })}
          </Text>
        )}
        <Problem employee={employee} />
        {jobs !== '' && <PhoneLine>{jobs}</PhoneLine>}
        {papers.length > 0 && (
          <span className={listStyles.papers}>
            {papers.map((paper) => (
              <Row key={`${paper.kind} ${paper.requirementId}`} as="span" gap={2} lineGap={0} wrap inline>
                <Text tone="muted">{dueName(say, paper)}</Text>
                <PaperMark paper={paper} />
              </Row>
            ))}
          </span>
        )}
      </Stack>
    </Row>
  );
}

/** EE-07: the way to the field that is wrong. */
export function Problem({ employee: { id, problems } }: { readonly employee: Employee }) {
  const t = usePhrases(employeesPhrases);
  const [problem] = problems;
  if (!problem) return null;
  return (
    <Link
      to="/employees/edit/$id/$cf"
      params={{ id, cf: problem.field }}
      className={styles.fix}
      onClick={(event) => event.stopPropagation()}
    >
      {t(problem.field === 'phone' ? 'fixPhone' : 'fixPosId')}
    </Link>
  );
}
