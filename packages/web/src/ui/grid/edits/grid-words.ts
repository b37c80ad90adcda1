import { farAmount } from '@servery/words';
import { gridPhrases } from '../../../phrases/grid.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { type AmountFault, centsOf, formatAmount } from '../../fields/amount.ts';
import type { GridSheet } from '../grid-types.ts';
import type { FarChange, GridNote } from './grid-notes.ts';

/** The sentences of a grid. */
export function useGridWords({ format = formatAmount }: Pick<GridSheet, 'format'>) {
  const t = usePhrases(gridPhrases);
  const common = usePhrases(uiPhrases);
  const ofChange = (change: FarChange): string => {
    const far = farAmount(centsOf(change.from), centsOf(change.value));
    const words = { value: format(change.value), from: format(change.from) };
    if (far?.kind === 'rose') return t('farUp', { ...words, times: far.times });
    return centsOf(change.value) === 0
      ? t('farToNothing', words)
      : t('farDown', { ...words, percent: far?.percent ?? '' });
  };
  const ofFault = (fault: AmountFault): string => common(fault);
  const ofNote = (note: GridNote): string => {
    if (note.kind === 'refused') return `${ofFault(note.fault)} ${t('keptAmount', { value: format(note.kept) })}`;
    const [change] = note.changes;
    return change && note.changes.length === 1 ? ofChange(change) : t('farMany', { count: note.changes.length });
  };
  return { ofChange, ofFault, ofNote };
}
