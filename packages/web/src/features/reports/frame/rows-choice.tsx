import { SegmentedControl } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { Text } from '../../../ui/layout/text.tsx';

type RowsChoiceProps<Kind extends string> = {
  readonly kinds: readonly { readonly value: Kind; readonly label: string }[];
  readonly value: Kind;
  readonly onChoose: (kind: Kind) => void;
};

/** The choice of the kind of rows of a report, at the end of its filters. */
export function RowsChoice<Kind extends string>({ kinds, value, onChoose }: RowsChoiceProps<Kind>) {
  const t = usePhrases(reportsPhrases);
  return (
    <Text place="end">
      <SegmentedControl aria-label={t('rowsAre')} value={value} onChange={onChoose} data={[...kinds]} />
    </Text>
  );
}
