import { type ReactNode, useId } from 'react';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import styles from './menu-forms.module.css';

type ChipFieldProps = {
  readonly label: string;
  readonly mark?: ReactNode;
  readonly hint?: string;
  readonly unsaved?: boolean;
  readonly children: ReactNode;
};

/** Chips under a label line with its mark. */
export function ChipField({ label, mark, hint, unsaved = false, children }: ChipFieldProps) {
  const id = useId();
  return (
    <div className={styles.chipField}>
      <div className={styles.labelLine}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {unsaved && <UnsavedDot />}
        {mark && <span className={styles.labelMark}>{mark}</span>}
      </div>
      <fieldset className={styles.chips} aria-labelledby={id}>
        {children}
      </fieldset>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
