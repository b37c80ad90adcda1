import { Select } from '@mantine/core';
import { replacedByTyping } from '../replaced-by-typing.ts';
import styles from './filter-select.module.css';

type FilterSelectProps = {
  readonly label: string;
  /** Said while nothing is chosen. */
  readonly placeholder?: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
  readonly clearable?: boolean;
};

/** More choices than these are found by typing. */
const mostShown = 100;
/** So few are in sight at once. */
const few = 7;

/** A filter among few choices or thousands: locations, roles, people. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, placeholder = label, value, options, onChange, clearable = true } = props;
  return (
    <Select
      className={styles.filter ?? ''}
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      data={[...options]}
      onChange={onChange}
      clearable={clearable}
      allowDeselect={false}
      // Text that is typed before the choices have come is not lost.
      searchable={options.length === 0 || options.length > few}
      {...replacedByTyping(options.find((option) => option.value === value)?.label)}
      limit={mostShown}
      clearButtonProps={{ 'aria-label': `${label}: –` }}
    />
  );
}
