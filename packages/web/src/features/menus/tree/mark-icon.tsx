import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { type Origin, originIcons } from '../../../ui/icons.tsx';
import styles from './tree-panes.module.css';

type MarkIconProps = {
  readonly origin: Exclude<Origin, 'company'>;
  /** Instead of the name of the level. */
  readonly label?: string;
};

/** In the tree: something in it is different at this level. */
export function MarkIcon({ origin, label }: MarkIconProps) {
  const t = usePhrases(uiPhrases);
  const Icon = originIcons[origin];
  return (
    <span className={styles.markIcon} data-origin={origin} role="img" aria-label={label ?? t(origin)}>
      <Icon size={14} stroke={1.75} aria-hidden />
    </span>
  );
}
