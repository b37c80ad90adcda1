import type { ReactNode } from 'react';
import styles from './form-foot.module.css';

type FormFootProps = {
  /** The buttons: what leaves first, what saves last. */
  readonly children: ReactNode;
  /** How many changes there are, or what is not right yet; read out when it changes. */
  readonly note?: ReactNode;
  readonly isWrong?: boolean;
  /** Without a frame: the end of a dialog or of a short form. */
  readonly isFramed?: boolean;
};

/** The end of a form: what it comes to, and its buttons. */
export function FormFoot({ children, note, isWrong = false, isFramed = true }: FormFootProps) {
  return (
    <div className={styles.foot} data-framed={isFramed || undefined}>
      {note !== undefined && (
        <p className={styles.note} role="status" data-wrong={isWrong || undefined}>
          {note}
        </p>
      )}
      {children}
    </div>
  );
}
