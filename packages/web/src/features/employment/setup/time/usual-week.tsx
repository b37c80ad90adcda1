import { formatCents, taxOn } from '@servery/domain';
import { dayName } from '@servery/words';
import { useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { usualWeekPhrases } from '../../../../phrases/sales/usual-week.ts';
import { useUsualWeek } from '../../../../sales/use-usual-week.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** The base of the percentages of the labor week: the sales of each weekday, and the amount that the target makes of them. Absent where there are none. */
export function UsualWeek({ days }: { readonly days: readonly number[] }) {
  const t = usePhrases(usualWeekPhrases);
  const week = useUsualWeek();
  const targets = useEmployment(({ payrollAndOvertime }) => payrollAndOvertime.laborBudgetTargetPercentage);
  const targetOf = new Map(Object.entries(targets));
  if (week === undefined || week.size === 0) return null;
  return (
    <Stack as="section" gap={1} above={4} aria-label={t('title')}>
      <Text weight="semibold">{t('title')}</Text>
      <Muted>{t('hint')}</Muted>
      <Row as="ul" gap={6} lineGap={3} wrap align="start">
        {days.map((day) => (
          <Stack as="li" key={day} gap={0.5}>
            <Muted>{dayName(day)}</Muted>
            <Figures net={week.get(day)} target={targetOf.get(String(day))} />
          </Stack>
        ))}
      </Row>
    </Stack>
  );
}

type FiguresProps = {
  /** Cents. */
  readonly net: number | undefined;
  /** Percent as a decimal string. */
  readonly target: string | undefined;
};

/** While one types it may be anything. */
const percentage = /^\d{1,3}(\.\d{1,2})?$/;

function Figures({ net, target }: FiguresProps) {
  const t = usePhrases(usualWeekPhrases);
  if (net === undefined) return <Text>{t('none')}</Text>;
  return (
    <>
      <Text>{formatCents(net)}</Text>
      {target !== undefined && percentage.test(target) && (
        <Muted>{t('labor', { amount: formatCents(taxOn(net, target)) })}</Muted>
      )}
    </>
  );
}
