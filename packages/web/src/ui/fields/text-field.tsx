import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Field, type FieldProps, fieldIcon } from './field.tsx';
import { useLengthError } from './use-length-error.ts';

export type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date';
  readonly autoComplete?: string;
  /** How many characters are kept; more stay as they are typed or pasted, with an error. */
  readonly maxLength?: number;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Has the focus when it appears, and typing replaces its content. */
  readonly autoFocus?: boolean;
  readonly rightSection?: ReactNode;
  /** More than one line: a text area of at least so many lines. */
  readonly lines?: number;
  /** More lines than these scroll within the field. */
  readonly mostLines?: number;
};

export function TextField(props: TextFieldProps) {
  const { value, onChange, onFocus, onBlur, placeholder, type, autoComplete, maxLength } = props;
  const { size, autoFocus, rightSection, lines, mostLines } = props;
  const error = useLengthError(value, maxLength) ?? props.error;
  const shared = { value, onFocus, onBlur, placeholder, autoComplete, size: size ?? 'md', autoFocus };
  return (
    <Field {...props} error={error} isTyped>
      {(control) =>
        lines ? (
          <Textarea
            {...control}
            {...shared}
            {...(autoFocus && { ref: selectAll })}
            autosize
            minRows={lines}
            {...(mostLines !== undefined && { maxRows: mostLines })}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...shared}
            {...(autoFocus && { ref: selectAll })}
            type={type ?? 'text'}
            rightSection={rightSection ?? fieldIcon({ ...props, error })}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.select();
}
