import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import styles from './label-line.module.css';

type LabelLineProps = {
  readonly label: string;
  readonly htmlFor: string;
  /** Shown at the right end of the line: where the value comes from. */
  readonly mark?: ReactNode;
  readonly isUnsaved?: boolean;
};

/** The line above a field: its name, and where its value comes from. */
export function LabelLine({ label, htmlFor, mark, isUnsaved }: LabelLineProps) {
  return (
    <div className={styles.line}>
      <label className={styles.label} id={`${htmlFor}-label`} htmlFor={htmlFor}>
        {label}
      </label>
      {isUnsaved && <UnsavedDot />}
      {mark && (
        <Row as="span" align="stretch" inline place="end">
          {mark}
        </Row>
      )}
    </div>
  );
}

/** The mark of a change in the draft. */
export function UnsavedDot() {
  return <span className={styles.dot} data-unsaved aria-hidden />;
}
