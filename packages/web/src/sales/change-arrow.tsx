import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { usePhrases } from '../phrases/phrases.ts';
import { changePhrases } from '../phrases/sales/change.ts';
import styles from './change-arrow.module.css';

type ChangeArrowProps = {
  /** `2.3 %`; null where nothing was before. */
  readonly change: { readonly text: string; readonly direction: 'up' | 'down' | 'same' } | null;
  /** The meaning of more for the restaurant; neither where it is absent. */
  readonly more: 'good' | 'bad' | undefined;
};

/** How a figure changed: the arrow follows the direction, the color its meaning. */
export function ChangeArrow({ change, more }: ChangeArrowProps) {
  const t = usePhrases(changePhrases);
  if (change === null) return <span className={styles.change}>–</span>;
  if (change.direction === 'same')
    return (
      <span className={styles.change}>
        <IconMinus size={12} stroke={2} aria-hidden />
        {t('unchanged')}
      </span>
    );
  const isUp = change.direction === 'up';
  const Arrow = isUp ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={styles.change} data-tone={toneOf(isUp, more)}>
      <Arrow size={12} stroke={2} aria-hidden />
      <span aria-hidden>{change.text}</span>
      <VisuallyHidden>{t(isUp ? 'meansUp' : 'meansDown', { text: change.text })}</VisuallyHidden>
    </span>
  );
}

function toneOf(isUp: boolean, more: 'good' | 'bad' | undefined): 'good' | 'bad' | undefined {
  if (more === undefined) return undefined;
  return isUp === (more === 'good') ? 'good' : 'bad';
}
