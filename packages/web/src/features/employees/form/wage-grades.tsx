import { Button } from '@mantine/core';
import { gradesOf, minimumWageAbove } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { wageGradesQuery } from '../employee-calls.ts';
import { anywhere, type JobLine } from './employee-draft.ts';

type WageGradesProps = {
  readonly line: JobLine;
  readonly label: string;
  readonly onChoose: (edit: Pick<JobLine, 'wage'>) => void;
};

/**
 * The pay of the grades of the chosen job at its place; one that is chosen fills in its wage, which can still be typed over. A wage
 * below the minimum wage there gets a finding.
 */
export function WageGrades({ line: { job, place, wage }, label, onChoose }: WageGradesProps) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId: companyId } = useSession();
  const { data } = useQuery({
    ...wageGradesQuery(companyId, place === anywhere ? null : place),
    enabled: job !== null,
  });
  const grades = job === null ? [] : gradesOf({ wageGrades: data?.grades ?? [] }, job);
  const amount = data?.minimumWage ?? null;
  const minimum = amount === null ? undefined : minimumWageAbove(wage, { minimumWage: { enabled: true, amount } });
  return (
    <>
      {minimum !== undefined && <Finding>{t('belowMinimum', { minimum: formatAmount(minimum) })}</Finding>}
      {grades.length > 0 && (
        <Row gap={1} wrap role="group" aria-label={label}>
          {grades.map((grade) => (
            <Button
              key={grade.id}
              size="xs"
              aria-pressed={grade.wage === wage}
              onClick={() => onChoose({ wage: grade.wage })}
            >
              {grade.name} {formatAmount(grade.wage)}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
