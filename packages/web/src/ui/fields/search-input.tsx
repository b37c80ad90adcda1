import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import styles from './search-input.module.css';
import { usePausedText } from './use-paused-text.ts';

type SearchInputProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly size?: 'sm' | 'md';
  /** As wide as the element that contains it. */
  readonly isWide?: boolean;
  /** Takes the focus when its dialog opens. */
  readonly autoFocus?: boolean;
};

/** Finds in a list as one types. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder = label, value, onChange, onBlur, size, isWide = false, autoFocus = false } = props;
  return (
    <TextInput
      className={(isWide ? styles.wide : styles.search) ?? ''}
      type="search"
      value={value}
      maxLength={200}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(onBlur && { onBlur })}
      {...(size && { size })}
      {...(autoFocus && { 'data-autofocus': true })}
    />
  );
}

/** Asks when the typing pauses: for a lookup on the server. */
export function PausedSearchInput({ value, onChange, ...rest }: SearchInputProps) {
  const { typed, type, flush } = usePausedText(value, onChange);
  return <SearchInput {...rest} value={typed} onChange={type} onBlur={flush} />;
}
