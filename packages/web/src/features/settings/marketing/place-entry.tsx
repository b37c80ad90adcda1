import { Button, TextInput } from '@mantine/core';
import { type PlaceList, placeProblem } from '@servery/domain';
import { type KeyboardEvent, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Row } from '../../../ui/layout/row.tsx';
import styles from './marketing.module.css';

export type PlaceEntryProps = {
  readonly list: PlaceList;
  readonly label: string;
  readonly places: readonly string[];
  readonly onAdd: (added: readonly string[]) => void;
};

/** Takes one entry, or several with commas between them; the first that cannot be added is named, and nothing is lost. */
export function PlaceEntry({ list, label, places, onAdd }: PlaceEntryProps) {
  const t = usePhrases(marketingPhrases);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleAdd = () => {
    const entries = entriesOf(typed);
    if (entries.length === 0) return;
    const { added, left, why } = sortEntries(list, places, entries);
    if (added.length > 0) onAdd(added);
    setTyped(left.join(', '));
    setProblem(why);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleAdd();
  };
  return (
    <Row gap={2} align="start">
      <TextInput
        className={styles.input ?? ''}
        size="md"
        aria-label={t('addPlace', { list: label })}
        placeholder={t('addSeveral')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={handleKey}
        onBlur={handleAdd}
        error={problem}
        autoComplete="off"
      />
      <Button variant="default" onClick={handleAdd}>
        {t('add')}
      </Button>
    </Row>
  );
}

function entriesOf(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The entries that can be added, those left in the field, and why. */
function sortEntries(list: PlaceList, places: readonly string[], entries: readonly string[]) {
  const added: string[] = [];
  const left: string[] = [];
  let why: string | undefined;
  for (const entry of entries) {
    const problem = placeProblem(list, entry, [...places, ...added]);
    if (problem === undefined) added.push(entry);
    else left.push(entry);
    why ??= problem;
  }
  return { added, left, why };
}
