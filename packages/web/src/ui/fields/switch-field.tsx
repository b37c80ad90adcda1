import { Checkbox, Switch } from '@mantine/core';
import { useId } from 'react';
import styles from './field.module.css';
import type { FieldProps } from './field.tsx';
import { UnsavedDot } from './label-line.tsx';

type SwitchFieldProps = FieldProps & { readonly value: boolean; readonly onChange: (value: boolean) => void };

/** A switch acts at once within the draft; its label is the thing, not a question. */
export function SwitchField(props: SwitchFieldProps) {
  return (
    <ChoiceRow {...props}>
      {(choice) => (
        <Switch {...choice} checked={props.value} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      )}
    </ChoiceRow>
  );
}

type CheckFieldProps = FieldProps & {
  /** `some` when only some of its members are on. */
  readonly value: boolean | 'some';
  readonly onChange: (value: boolean) => void;
};

export function CheckField(props: CheckFieldProps) {
  return (
    <ChoiceRow {...props}>
      {(choice) => (
        <Checkbox
          {...choice}
          checked={props.value === true}
          indeterminate={props.value === 'some'}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
      )}
    </ChoiceRow>
  );
}

type Choice = {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};
type ChoiceRowProps = FieldProps & { readonly children: (choice: Choice) => React.ReactNode };

function ChoiceRow({ children, ...props }: ChoiceRowProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const note = props.error ?? props.unavailable ?? props.hint;
  const disabled = Boolean(props.disabled) || Boolean(props.unavailable);
  return (
    <div data-field>
      <div className={styles.row}>
        {children({
          id,
          label: props.label,
          disabled,
          ...(note && { 'aria-describedby': `${id}-note` }),
          ...(props.error && { 'aria-invalid': true }),
        })}
        {props.unsaved && <UnsavedDot />}
        {props.mark && <span className={styles.rowMark}>{props.mark}</span>}
      </div>
      {note && (
        <p className={styles.rowNote} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
