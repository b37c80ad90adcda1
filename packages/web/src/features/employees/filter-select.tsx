import { Select } from '@mantine/core';
import styles from './employees.module.css';

type FilterSelectProps = {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
  readonly clearable?: boolean;
};

/** More choices than these are found by typing. */
const mostShown = 100;

/** A filter among thousands of choices: locations, roles. */
export function FilterSelect({ label, value, options, onChange, clearable = true }: FilterSelectProps) {
  return (
    <Select
      className={styles.filter ?? ''}
      size="sm"
      aria-label={label}
      placeholder={label}
      value={value}
      data={[...options]}
      onChange={onChange}
      clearable={clearable}
      allowDeselect={false}
      searchable={options.length > 7}
      limit={mostShown}
      clearButtonProps={{ 'aria-label': `${label}: –` }}
    />
  );
}
