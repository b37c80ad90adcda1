import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { Picker } from './picker.tsx';

type FilterPickerProps = {
  readonly label: string;
  /** The choice that filters nothing; without it the first of the options is that one. */
  readonly any?: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (value: string | undefined) => void;
};

const anyId = '';

/** A filter of a list, among few choices or thousands, that names its current choice. */
export function FilterPicker({ label, any, value, options, onChange }: FilterPickerProps) {
  const t = usePhrases(uiPhrases);
  const current = options.find(({ id }) => id === value);
  const isOn = current !== undefined && (any !== undefined || current !== options[0]);
  const all = any === undefined ? options : [{ id: anyId, name: any }, ...options];
  return (
    <Picker
      label={label}
      options={all.map(({ id, name }) => ({ id, label: name }))}
      value={current?.id ?? anyId}
      onChange={(id) => onChange(id === anyId ? undefined : id)}
      searchLabel={t('searchIn', { name: label })}
      nothingFound={t('nothingMatches')}
      filter={{ says: current && (isOn || any === undefined) ? `${label}: ${current.name}` : label, isOn }}
    />
  );
}
