import { Select, type SelectProps } from '@mantine/core';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { Muted } from '../layout/muted.tsx';
import { Text } from '../layout/text.tsx';
import { Field, type FieldProps, fieldIcon } from './field.tsx';
import { replacedByTyping } from './replaced-by-typing.ts';

/** One choice; `group` puts it under a heading. */
export type Option = {
  readonly value: string;
  readonly label: string;
  /** How many it would let through, said at its end. */
  readonly count?: number | undefined;
  readonly group?: string;
  readonly disabled?: boolean;
};

type SelectFieldProps = FieldProps & {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** Lists longer than this can be searched. */
  readonly searchableAbove?: number;
  readonly clearable?: boolean;
  readonly size?: 'sm' | 'md';
};

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, placeholder, searchableAbove = 7, clearable = false, size = 'md' } = props;
  const t = usePhrases(uiPhrases);
  const isSearchable = options.length > searchableAbove;
  return (
    <Field {...props}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          data={grouped(options)}
          searchable={isSearchable}
          {...(isSearchable && {
            ...replacedByTyping(options.find((option) => option.value === value)?.label),
            nothingFoundMessage: t('nothingMatches'),
          })}
          clearable={clearable}
          allowDeselect={false}
          {...(options.some(({ count }) => count !== undefined) && { renderOption: withCounts(options) })}
          {...(options.length > mostShown && { limit: mostShown })}
          size={size}
          checkIconPosition="right"
          {...(placeholder && { placeholder })}
          rightSection={fieldIcon(props)}
        />
      )}
    </Field>
  );
}

/** Longer lists show so many at once; the others are found by typing. */
const mostShown = 200;

function withCounts(options: readonly Option[]): NonNullable<SelectProps['renderOption']> {
  const counts = new Map(options.map(({ value, count }) => [value, count]));
  return ({ option, checked = false }) => (
    <>
      <Text place="fill" weight={checked ? 'semibold' : undefined}>
        {option.label}
      </Text>
      <Muted>{counts.get(option.value)?.toLocaleString('en-US')}</Muted>
    </>
  );
}

function grouped(options: readonly Option[]) {
  const plain = options.filter((option) => !option.group).map(item);
  const groups = [...new Set(options.flatMap((option) => option.group ?? []))];
  const headed = groups.map((group) => ({ group, items: options.filter((o) => o.group === group).map(item) }));
  return [...plain, ...headed];
}

function item({ value, label, disabled }: Option) {
  return { value, label, disabled: disabled ?? false };
}
