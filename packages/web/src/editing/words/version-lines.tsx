import { Button } from '@mantine/core';
import type { SentenceGroup } from '@servery/words';
import { useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Text } from '../../ui/layout/text.tsx';
import { SentenceLine } from './sentence-line.tsx';
import styles from './version-lines.module.css';

const shownAtFirst = 6;

/** What one version changed: the thing, and what became of it; six lines at first. */
export function VersionLines({ groups }: { readonly groups: readonly SentenceGroup[] }) {
  const t = usePhrases(configurationPhrases);
  const [isWhole, setWhole] = useState(false);
  const lines = groups.flatMap(({ name, sentences }) => sentences.map((sentence) => ({ name, sentence })));
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.lines}>
        {shown.map(({ name, sentence }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one change list have no other name
          <li key={at} className={styles.line}>
            <Text tone="muted" clip>
              {name}
            </Text>
            <SentenceLine sentence={sentence} />
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('showAll', { count: lines.length })}
        </Button>
      )}
    </>
  );
}
