import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { type Amount, formatAmount, readAmount } from './amount.ts';
import styles from './field.module.css';
import { Field, type FieldProps, fieldIcon } from './field.tsx';

type MoneyFieldProps = FieldProps & {
  /** A decimal string such as `14.49`, or null for none. */
  readonly value: Amount;
  readonly onChange: (value: Amount) => void;
  readonly size?: 'sm' | 'md';
  readonly width?: number;
};

/** An amount: free text while it is typed, two decimals with a dollar sign once left. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, size = 'md', width = 160 } = props;
  const t = usePhrases(uiPhrases);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readAmount(typed, { isSigned: true });
  const error = props.error ?? (read && 'fault' in read ? t(read.fault) : undefined);
  const handleType = (text: string) => {
    setTyped(text);
    const next = readAmount(text, { isSigned: true });
    if ('value' in next) onChange(next.value);
  };
  const handleBlur = () => {
    if (read && 'value' in read) setTyped(null);
  };
  return (
    <Field {...props} error={error} isTyped>
      {(control) => (
        <TextInput
          {...control}
          value={typed ?? (value === null ? '' : formatAmount(value))}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => handleType(event.currentTarget.value)}
          onBlur={handleBlur}
          inputMode="decimal"
          size={size}
          maw={width}
          classNames={{ input: styles.number ?? '' }}
          leftSection={fieldIcon({ error, unavailable: props.unavailable })}
        />
      )}
    </Field>
  );
}
