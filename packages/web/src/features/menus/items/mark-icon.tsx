import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { type Origin, originIcons } from '../../../ui/icons.tsx';
import styles from './menu-items.module.css';

/** In the tree: something in it is different at this level. */
export function MarkIcon({ origin }: { readonly origin: Exclude<Origin, 'company'> }) {
  const t = usePhrases(uiPhrases);
  const Icon = originIcons[origin];
  return (
    <span className={styles.markIcon} data-origin={origin} role="img" aria-label={t(origin)}>
      <Icon size={14} stroke={1.75} aria-hidden />
    </span>
  );
}
