import { VisuallyHidden } from '@mantine/core';
import { type SalesColumnId, salesChange, salesMeaning } from '@servery/words';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import styles from './change-mark.module.css';

type ChangeMarkProps = {
  readonly id: SalesColumnId;
  readonly now: number | null;
  readonly before: number | null;
};

/** How a figure changed: the arrow follows the direction, the color what it means. */
export function ChangeMark({ id, now, before }: ChangeMarkProps) {
  const t = usePhrases(reportsPhrases);
  const change = salesChange(id, now, before);
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
    <span className={styles.change} data-tone={toneOf(isUp, salesMeaning(id))}>
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
