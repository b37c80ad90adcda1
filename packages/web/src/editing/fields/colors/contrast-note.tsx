import { contrastRatio, shownRatio, TEXT_CONTRAST } from '@servery/domain';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { colorPhrases } from '../../../phrases/colors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './colors.module.css';

type ContrastNoteProps = { readonly color: string; readonly background: string; readonly least?: number };

/** Two colors as they meet, and whether they can be distinguished. */
export function ContrastNote({ color, background, least = TEXT_CONTRAST }: ContrastNoteProps) {
  const t = usePhrases(colorPhrases);
  const ratio = contrastRatio(color, background);
  const isClear = ratio >= least;
  const Icon = isClear ? IconCheck : IconAlertTriangle;
  return (
    <span className={styles.contrast} data-hard={!isClear || undefined}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {t(isClear ? 'clear' : 'hard', { ratio: shownRatio(ratio) })}
    </span>
  );
}
