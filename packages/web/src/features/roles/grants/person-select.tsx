import { Loader, Select } from '@mantine/core';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { replacedByTyping } from '../../../ui/fields/replaced-by-typing.ts';
import type { Holder } from './grant-calls.ts';

type PersonSelectProps = {
  /** The people that the server found. */
  readonly people: readonly Holder[];
  readonly chosen: Holder | null;
  readonly value: string;
  readonly isLoading: boolean;
  readonly error: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly onChange: (userId: string | null) => void;
};

/** One of many people, found on the server by name or email address as one types. */
export function PersonSelect({ people, chosen, value, isLoading, error, onSearch, onChange }: PersonSelectProps) {
  const t = usePhrases(rolesPhrases);
  const known = chosen && !people.some(({ userId }) => userId === chosen.userId) ? [chosen, ...people] : people;
  return (
    <Field label={t('person')} error={error}>
      {(control) => (
        <Select
          {...control}
          searchable
          {...replacedByTyping(labelOf(chosen))}
          size="md"
          value={value === '' ? null : value}
          placeholder={t('choosePerson')}
          data={known.map(({ userId, displayName, email }) => ({ value: userId, label: `${displayName} (${email})` }))}
          filter={({ options }) => options}
          nothingFoundMessage={t('nobodyFound')}
          allowDeselect={false}
          onChange={onChange}
          onSearchChange={(text) => onSearch(text === labelOf(chosen) ? '' : text)}
          {...(isLoading && { rightSection: <Loader size={14} /> })}
        />
      )}
    </Field>
  );
}

function labelOf(person: Holder | null): string {
  return person ? `${person.displayName} (${person.email})` : '';
}
