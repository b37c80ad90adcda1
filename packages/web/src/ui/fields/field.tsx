import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MarkByKey } from '../inheritance/mark-by-key.ts';
import styles from './field.module.css';
import { LabelLine } from './label-line.tsx';

/** The props that every field takes beside its own value. */
export type FieldProps = {
  readonly label: string;
  readonly id?: string;
  /** Where the value comes from, at the right end of the label line. */
  readonly mark?: ReactNode;
  /** The value is not set at this level: gray fill, gray text. */
  readonly inherited?: boolean;
  readonly unsaved?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Why the field cannot be changed; it is then disabled. */
  readonly unavailable?: string | undefined;
  readonly disabled?: boolean;
};

/** The props that a field hands to its control, so that name, help and error belong to it. */
export type ControlProps = Aria & {
  readonly id: string;
  readonly disabled: boolean;
  readonly 'data-inherited'?: true;
  readonly 'aria-keyshortcuts'?: string;
  /** An input of Mantine replaces given values of these by those of its own wrapper; as attributes they stay. */
  readonly attributes: { readonly input: Aria };
};

type Aria = { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };

type FieldFrameProps = FieldProps & {
  /** The control is typed into: Alt and arrow down are free to open the mark. */
  readonly isTyped?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then help or error in words. */
export function Field({ children, ...props }: FieldFrameProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const note = props.error ?? props.unavailable ?? props.hint;
  const control = controlProps(props, id, note);
  const [hasMark, setHasMark] = useState(false);
  const isByKey = Boolean(props.isTyped && !control.disabled);
  const opensMark = isByKey && hasMark;
  return (
    <div className={styles.field} data-field {...(opensMark && { onKeyDownCapture: openMark })}>
      <MarkByKey value={isByKey ? setHasMark : null}>
        <LabelLine label={props.label} htmlFor={id} mark={props.mark} isUnsaved={props.unsaved ?? false} />
      </MarkByKey>
      {children({ ...control, ...(opensMark && { 'aria-keyshortcuts': 'Alt+ArrowDown' }) })}
      {note && (
        <p className={styles.note} id={`${id}-note`} data-error={props.error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Alt and arrow down in the control: where its value comes from. */
function openMark(event: KeyboardEvent<HTMLElement>): void {
  if (!event.altKey || event.key !== 'ArrowDown') return;
  const mark = event.currentTarget.querySelector<HTMLElement>('[data-mark]');
  if (!mark) return;
  event.preventDefault();
  event.stopPropagation();
  mark.click();
}

/** The icon inside a field that is wrong or not available. */
export function fieldIcon({ error, unavailable }: Pick<FieldProps, 'error' | 'unavailable'>): ReactNode {
  if (error) return <IconAlertCircle className={styles.errorIcon} size={16} stroke={1.75} aria-hidden />;
  if (unavailable) return <IconLock size={16} stroke={1.75} aria-hidden />;
  return undefined;
}

function controlProps(props: FieldProps, id: string, note: string | undefined): ControlProps {
  const aria = {
    ...(props.error && { 'aria-invalid': true as const }),
    ...(note && { 'aria-describedby': `${id}-note` }),
  };
  return {
    id,
    disabled: Boolean(props.disabled) || Boolean(props.unavailable),
    ...(props.inherited && { 'data-inherited': true }),
    ...aria,
    attributes: { input: aria },
  };
}
