import { PAYROLL_DAYS, salaryTotal } from '@servery/domain';
import { dayName } from '@servery/words';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { useEmployment } from '../../../editing/kinds/employment-document.ts';
import { employmentPhrases } from '../../../phrases/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Text } from '../../../ui/layout/text.tsx';

type PerDay = 'laborBudgetTargetPercentage' | 'salaryAllocationsPercentage';

/** EM-91: what labor may cost and how salaries count, day by day. */
export function LaborWeek() {
  const t = usePhrases(employmentPhrases);
  return (
    <>
      <Section title={t('laborTarget')} hint={t('laborTargetHint')}>
        <Week field="laborBudgetTargetPercentage" label={t('laborTarget')} />
      </Section>
      <Section title={t('salaries')} hint={t('salariesHint')} actions={<Total />}>
        <Week field="salaryAllocationsPercentage" label={t('salaries')} />
      </Section>
    </>
  );
}

function Week({ field, label }: { readonly field: PerDay; readonly label: string }) {
  return (
    <Grid columns={{ min: 142 }} gap={3} align="start" role="group" aria-label={label}>
      {PAYROLL_DAYS.map((day) => (
        <DocumentPercent key={day} path={['payrollAndOvertime', field, day]} label={dayName(Number(day))} />
      ))}
    </Grid>
  );
}

/** What the salaries add up to, and how far that is from 100.00. */
function Total() {
  const t = usePhrases(employmentPhrases);
  const payroll = useEmployment(({ payrollAndOvertime }) => payrollAndOvertime);
  const { total, missing } = salaryTotal(payroll);
  const isRight = total === '100.00';
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Row as="span" gap={1.5} inline role="status">
      {isRight ? <IconCircleCheck {...icon} /> : <IconAlertCircle {...icon} />}
      <Text weight="semibold" tone={isRight ? undefined : 'bad'}>
        {total === null ? t('togetherUnread') : t('together', { total })}
        {total !== null && !isRight && `: ${farText(missing)}`}
      </Text>
    </Row>
  );

  function farText(far: string): string {
    return far.startsWith('-') ? t('tooMuch', { tooMuch: far.slice(1) }) : t('missing', { missing: far });
  }
}
