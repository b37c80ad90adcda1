import { Button } from '@mantine/core';
import { type Change, editCount } from '@servery/domain';
import type { ChangeSentence, SentenceGroup } from '@servery/words';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Text } from '../../ui/layout/text.tsx';
import styles from './sentence-group-card.module.css';
import { SentenceLine } from './sentence-line.tsx';

type SentenceGroupCardProps = {
  readonly group: SentenceGroup;
  readonly onRevert?: (changes: readonly Change[]) => void;
  readonly isCollapsed?: boolean;
  readonly selected?: Change | null;
  readonly onSelect?: (sentence: ChangeSentence) => void;
  /** Shown at the end of a line. */
  readonly meta?: (sentence: ChangeSentence) => ReactNode;
};

/** The changes in one thing, line by line; each line and all of it can be reverted. */
export function SentenceGroupCard(props: SentenceGroupCardProps) {
  const t = usePhrases(configurationPhrases);
  const { group, onRevert, isCollapsed = false } = props;
  const { name, place, sentences } = group;
  const all = sentences.flatMap(({ changes }) => changes);
  return (
    <section className={styles.card} aria-label={[name, place].filter(Boolean).join(', ')}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Text tone="faint" size="sm" clip>
          {place}
        </Text>
        {onRevert && sentences.length > 1 && (
          <Button className={styles.revertAll ?? ''} variant="subtle" size="sm" onClick={() => onRevert(all)}>
            {t('revertAll', { count: editCount(all) })}
          </Button>
        )}
      </header>
      {!isCollapsed && (
        <ul>
          {sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one change list have no other name
            <Row key={at} {...props} sentence={sentence} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ sentence, ...props }: SentenceGroupCardProps & { readonly sentence: ChangeSentence }) {
  const t = usePhrases(configurationPhrases);
  const { onRevert, onSelect, selected, meta } = props;
  const isSelected = selected === sentence.change;
  const beside = meta?.(sentence);
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      {onSelect && (
        <button
          type="button"
          className={styles.select}
          aria-label={[sentence.field, sentence.from, sentence.to].filter(Boolean).join(' ')}
          aria-pressed={isSelected}
          onClick={() => onSelect(sentence)}
        />
      )}
      <SentenceLine sentence={sentence} />
      {beside && (
        <Text place="fixed" tone="here" size="sm">
          {beside}
        </Text>
      )}
      {onRevert && (
        <Button
          className={styles.revert ?? ''}
          variant="subtle"
          size="sm"
          leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          onClick={() => onRevert(sentence.changes)}
        >
          {t('revert')}
        </Button>
      )}
    </li>
  );
}
