import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './search-input.module.css';

type SearchInputProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly size?: 'sm' | 'md';
  /** As wide as what it stands in. */
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

const pauseMillis = 250;

/** Asks when the typing pauses: for what a server has to look up. */
export function PausedSearchInput({ value, onChange, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const reported = useRef([value]);
  const report = useDebouncedCallback((text: string) => {
    reported.current.push(text.trim());
    onChange(text.trim());
  }, pauseMillis);
  // One's own words may come back while one types on; only what comes from elsewhere replaces what is typed.
  useEffect(() => {
    const at = reported.current.indexOf(value);
    reported.current = at < 0 ? [value] : reported.current.slice(at);
    if (at < 0) setTyped(value);
  }, [value]);
  // Who goes on elsewhere has paused: a row that is opened at once is not left again by what was typed before.
  return (
    <SearchInput
      {...rest}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        report(text);
      }}
      onBlur={() => report.flush()}
    />
  );
}
