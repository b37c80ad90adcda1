import { Select } from '@mantine/core';
import { US_STATES } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { enterTakes } from '../../../ui/fields/enter-takes.ts';
import type { PlaceEntryProps } from './place-entry.tsx';

/** The states that are not in the list yet; choosing one adds it. */
export function StateEntry({ label, places, onAdd }: PlaceEntryProps) {
  const t = usePhrases(marketingPhrases);
  const options = US_STATES.filter(({ code }) => !places.includes(code));
  return (
    <Select
      aria-label={t('addPlace', { list: label })}
      placeholder={t('chooseState')}
      data={options.map(({ code, name }) => ({ value: code, label: name }))}
      value={null}
      onChange={(code) => code !== null && onAdd([code])}
      searchable
      {...enterTakes()}
    />
  );
}
