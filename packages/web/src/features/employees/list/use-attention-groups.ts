import { useMediaQuery } from '@mantine/hooks';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { DataGroup } from '../../../ui/table/data-table-types.ts';
import type { EmployeeRow } from '../use-employee-rows.ts';

/** On a phone, where those to look after are on top: a head over them and one over the others. */
export function useAttentionGroups(areOnTop: boolean): ((row: EmployeeRow) => DataGroup) | undefined {
  const t = usePhrases(staffListPhrases);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  if (!isPhone || !areOnTop) return undefined;
  // A page that has not come yet lies below the first one.
  return ({ employee }) =>
    employee?.staff?.papers.some(({ state }) => state !== 'IN_ORDER')
      ? { id: 'attention', title: t('toLookAfter') }
      : { id: 'order', title: t('certificationsInOrder'), isCounted: false };
}
