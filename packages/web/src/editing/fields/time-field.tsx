import { TextInput } from '@mantine/core';
import { readTimeEntry, type TimeEntry } from '@servery/domain';
import { timeText } from '@servery/words';
import { useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Field, type FieldProps, fieldIcon } from '../../ui/fields/field.tsx';

type TimeInputProps = {
  /** Names the input where there is no label. */
  readonly label: string;
  /** Seconds from midnight; null for none yet. */
  readonly value: number | null;
  readonly onChange: (seconds: number) => void;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly autoFocus?: boolean;
  readonly size?: 'sm' | 'md';
};

/** A time as it is spoken: `11:30 AM`. HR-12 to HR-14: without hour, minute and AM or PM nothing is taken over. */
export function TimeInput({ label, value, onChange, ...rest }: TimeInputProps) {
  const t = usePhrases(configurationPhrases);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const read = typed === null ? null : readTimeEntry(timeEntryIn(typed));
  const problem = hasLeft && read && 'code' in read ? t(`time.${read.code}`) : undefined;
  const handleType = (text: string) => {
    setTyped(text);
    setLeft(false);
    const entry = readTimeEntry(timeEntryIn(text));
    if ('seconds' in entry) onChange(entry.seconds);
  };
  const handleBlur = () => {
    setLeft(true);
    if (read && 'seconds' in read) setTyped(null);
  };
  return (
    <TextInput
      {...rest}
      aria-label={label}
      value={typed ?? (value === null ? '' : timeText(value))}
      placeholder={t('timePlaceholder')}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => handleType(event.currentTarget.value)}
      onBlur={handleBlur}
      error={problem}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

type TimeFieldProps = FieldProps & { readonly value: number | null; readonly onChange: (seconds: number) => void };

export function TimeField(props: TimeFieldProps) {
  return (
    <Field {...props}>
      {({ id, disabled }) => (
        <div style={{ maxWidth: 160 }}>
          <TimeInput
            size="md"
            id={id}
            label={props.label}
            value={props.value}
            onChange={props.onChange}
            disabled={disabled}
          />
          {fieldIcon(props)}
        </div>
      )}
    </Field>
  );
}

/** `930p`, `9:30 pm`, `9.30PM` as the three parts of an entry; a part that was not written is empty, but `9 PM` names the full hour. */
function timeEntryIn(text: string): TimeEntry {
  const written = /^\s*(\d{1,2}?)\s*(?:[:.\s]?\s*(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(text);
  if (!written) return { hour: text.trim() === '' ? '' : '?', minute: '0', period: 'AM' };
  const [, hour = '', minute = '', letter = ''] = written;
  if (letter === '') return { hour, minute, period: '' };
  return { hour, minute: minute || '00', period: letter.toLowerCase() === 'a' ? 'AM' : 'PM' };
}
