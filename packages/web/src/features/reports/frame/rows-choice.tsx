import { SegmentedControl } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import styles from './report-filter-line.module.css';

type RowsChoiceProps<Kind extends string> = {
  readonly kinds: readonly { readonly value: Kind; readonly label: string }[];
  readonly value: Kind;
  readonly onChoose: (kind: Kind) => void;
};

/** The choice of the kind of rows of a report, at the end of its filters. */
export function RowsChoice<Kind extends string>({ kinds, value, onChoose }: RowsChoiceProps<Kind>) {
  const t = usePhrases(reportsPhrases);
  return (
    <div className={styles.rows}>
      <SegmentedControl aria-label={t('rowsAre')} value={value} onChange={onChoose} data={[...kinds]} />
    </div>
  );
}
