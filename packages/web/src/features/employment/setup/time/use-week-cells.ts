import { salaryTotal } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { amountCell } from '../../../../editing/fields/amount-cell.ts';
import { useProblemAt } from '../../../../editing/fields/use-field.ts';
import { useLayered } from '../../../../editing/fields/use-layered.ts';
import { useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { useOverriddenPlacesBelow } from '../../../../editing/overrides/below/use-overrides-below.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { GridCellValue } from '../../../../ui/grid/grid-types.ts';

/** The last column: the sum of a row. */
export const WEEK = 'week';
const salaries = 'salaryAllocationsPercentage';

/** The content of each cell of the labor week: a day's share with its edge and the value it inherits, at the end the sum of the salaries. */
export function useWeekCells() {
  const t = usePhrases(employmentPhrases);
  const { level } = useEditor();
  const layered = useLayered(['payrollAndOvertime']);
  const mayEdit = useMayEdit(['payrollAndOvertime']);
  const problemAt = useProblemAt();
  const overriddenBelow = useOverriddenPlacesBelow([['payrollAndOvertime']]);
  const { total } = salaryTotal(useEmployment(({ payrollAndOvertime }) => payrollAndOvertime));
  const weekCell = (field: string): GridCellValue => ({
    value: field === salaries ? total : null,
    origin: 'company',
    isReadOnly: true,
    ...(field === salaries ? { error: problemAt(['payrollAndOvertime', field]) } : { text: '' }),
  });
  const cellAt = (field: string, day: string): GridCellValue => {
    if (day === WEEK) return weekCell(field);
    const differs = overriddenBelow.some(([, keptField, keptDay]) => keptField === field && keptDay === day);
    return {
      ...amountCell(layered, [field, day], level.kind),
      error: problemAt(['payrollAndOvertime', field, day]),
      ...(differs && { note: t('differ') }),
      ...(!mayEdit && { isReadOnly: true }),
    };
  };
  return { cellAt, groupName: level.groupName };
}
