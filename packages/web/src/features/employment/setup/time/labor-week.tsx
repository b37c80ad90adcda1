import { type Path, salaryTotal } from '@servery/domain';
import { dayName, weekDays } from '@servery/words';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { ChainedGrid } from '../../../../editing/fields/chained-grid.tsx';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { useReadSettings } from '../../../../editing/kinds/use-read-settings.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { Amount } from '../../../../ui/fields/amount.ts';
import { GridLegend } from '../../../../ui/grid/grid-legend.tsx';
import type { GridEdit } from '../../../../ui/grid/grid-types.ts';
import { Section } from '../../../../ui/layout/pane/section.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { SameForAllDays } from './same-for-all-days.tsx';
import { useWeekCells, WEEK } from './use-week-cells.ts';
import { UsualWeek } from './usual-week.tsx';

const payroll = 'payrollAndOvertime';
/** Where the settings of the level cannot be read, the week starts as in the default settings. */
const monday = 1;

/** EM-64 to EM-66, EM-91: the share that labor may cost and the shares of salaries, day by day beside each other, from the first day of the week in the settings. */
export function LaborWeek() {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const { groupName, cellAt } = useWeekCells();
  const { hours } = useReadSettings();
  const days = weekDays(hours?.startOfWeek ?? monday);
  const handleEdit = (edits: readonly GridEdit[]) =>
    change((employment) => ({ ...employment, [payroll]: edits.reduce(withEdit, employment[payroll]) }));
  return (
    <Section title={t('laborWeek')} hint={t('laborWeekHint')} actions={<SameForAllDays />}>
      <ChainedGrid
        label={t('laborWeek')}
        rowTitle={t('share')}
        rows={[
          { id: 'laborBudgetTargetPercentage', name: t('laborTarget') },
          { id: 'salaryAllocationsPercentage', name: t('salaries') },
        ]}
        columns={[...days.map((day) => ({ id: String(day), name: dayName(day) })), { id: WEEK, name: t('week') }]}
        cellAt={cellAt}
        placeOf={placeOf}
        onEdit={handleEdit}
        format={percent}
        isSearched
      />
      <Row gap={4} wrap>
        <GridLegend {...(groupName && { groupName })} />
        <Row as="span" place="end">
          <Total />
        </Row>
      </Row>
      <UsualWeek days={days} />
    </Section>
  );
}

function placeOf(field: string, day: string): Path | undefined {
  return day === WEEK ? undefined : [payroll, field, day];
}

function percent(share: Amount): string {
  return share === null ? '–' : `${share} %`;
}

type Payroll = Parameters<typeof salaryTotal>[0] & Readonly<Record<string, unknown>>;

/** An emptied figure waits for another one: every day has a share. */
function withEdit<Kept extends Payroll>(kept: Kept, { rowId, columnId, value }: GridEdit): Kept {
  const week = kept[rowId];
  if (value === null || typeof week !== 'object') return kept;
  return { ...kept, [rowId]: { ...week, [columnId]: value } };
}

/** The sum of the salaries, and how far that is from 100.00. */
function Total() {
  const t = usePhrases(employmentPhrases);
  const kept = useEmployment(({ payrollAndOvertime }) => payrollAndOvertime);
  const { total, missing } = salaryTotal(kept);
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
