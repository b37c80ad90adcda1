import { Button } from '@mantine/core';
import type { ChangeSentence, SentenceGroup } from '@servery/words';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Text } from '../../ui/layout/text.tsx';
import { SentenceLine } from './sentence-line.tsx';
import styles from './version-lines.module.css';

const shownAtFirst = 6;

interface VersionLinesProps {
  readonly groups: readonly SentenceGroup[];
  /** Where the thing of a line is edited. */
  readonly linkOf?: (sentence: ChangeSentence) => LineLink | null;
}

interface LineLink {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The changes of one version: each thing, and the change to it; six lines at first. */
export function VersionLines({ groups, linkOf = () => null }: VersionLinesProps) {
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
            <Thing name={name} field={sentence.field} link={linkOf(sentence)} />
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

interface ThingProps {
  readonly name: string;
  readonly field: string;
  readonly link: LineLink | null;
}

function Thing({ name, field, link }: ThingProps) {
  if (link === null || name === '') return <Text tone="muted">{name}</Text>;
  return (
    <Link {...link} aria-label={[name, field].filter(Boolean).join(', ')}>
      {name}
    </Link>
  );
}
