import { Children, type ReactNode } from 'react';
import { Changing } from '../../read-only/read-only.tsx';
import styles from './form-foot.module.css';

type FormFootProps = {
  /** The buttons: the one that leaves first, the one that saves last. */
  readonly children: ReactNode;
  /** The number of changes, or the problems; read out when it changes. */
  readonly note?: ReactNode;
  readonly isWrong?: boolean;
  /** Without a frame: the end of a dialog or of a short form. */
  readonly isFramed?: boolean;
};

/** The end of a form: its note, and its buttons. */
export function FormFoot({ children, note, isWrong = false, isFramed = true }: FormFootProps) {
  const buttons = Children.toArray(children);
  const [saving, leaving] = [buttons.at(-1), buttons.slice(0, -1)];
  return (
    <div className={styles.foot} data-framed={isFramed || undefined}>
      {note !== undefined && (
        <p className={styles.note} role="status" data-wrong={isWrong || undefined}>
          {note}
        </p>
      )}
      {leaving}
      {saving !== undefined && <Changing>{saving}</Changing>}
    </div>
  );
}
