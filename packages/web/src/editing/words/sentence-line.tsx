import type { Sentence } from '@servery/words';
import { IconArrowMoveRight, IconArrowsSort, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Text } from '../../ui/layout/text.tsx';
import { FarMark } from '../../ui/review/far-mark.tsx';
import styles from './sentence-line.module.css';

/** The content of a line; `stated` has a value beside its field and nothing else. */
type ShownSentence = Pick<Sentence, 'field' | 'from' | 'to'> & {
  readonly kind: Sentence['kind'] | 'stated';
  /** A sentence of many that has a field shows their outcome in it. */
  readonly changes?: readonly unknown[];
};

const icons = {
  changed: IconPencil,
  stated: IconPencil,
  added: IconPlus,
  removed: IconMinus,
  order: IconArrowsSort,
  moved: IconArrowMoveRight,
} as const;

/** *Large Hand Tossed: $13.99 to $14.49*: the old value gray, the new one bold. */
export function SentenceLine({ sentence }: { readonly sentence: ShownSentence }) {
  const t = usePhrases(configurationPhrases);
  const { field, kind, from, to, changes = [] } = sentence;
  const isOne = changes.length <= 1 || field === '';
  const Icon = icons[kind];
  return (
    <span className={styles.line}>
      <Icon className={styles.icon} data-kind={kind} size={14} stroke={1.75} aria-hidden />
      <span>
        {(field || kind === 'order') && (
          <>
            <span>{[field, kind === 'order' && t('order')].filter(Boolean).join(' › ')}:</span>{' '}
          </>
        )}
        {kind === 'changed' && (
          <>
            <Text tone="faint">{from}</Text> {t('to')} <b>{to}</b>
            <FarMark from={from} to={to} />
          </>
        )}
        {kind === 'moved' && (
          <>
            {t('movedFrom')} <Text tone="faint">{from}</Text> {t('to')} <b>{to}</b>
          </>
        )}
        {kind === 'stated' && <b>{to}</b>}
        {kind === 'added' && (
          <>
            <b>{to}</b> {isOne && t('added')}
          </>
        )}
        {kind === 'removed' && (
          <>
            <b>{from}</b> {isOne && t('removed')}
          </>
        )}
        {kind === 'order' && <b>{t('changedOrder')}</b>}
      </span>
    </span>
  );
}
