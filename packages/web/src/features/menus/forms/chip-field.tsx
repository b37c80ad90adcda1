import { type ReactNode, useId } from 'react';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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
    <Stack gap={1.5} place="shrink">
      <div className={styles.labelLine}>
        <Text id={id} tone="muted" size="sm" weight="medium" dense>
          {label}
        </Text>
        {unsaved && <UnsavedDot />}
        {mark && <Text place="end">{mark}</Text>}
      </div>
      <fieldset className={styles.chips} aria-labelledby={id}>
        {children}
      </fieldset>
      {hint && <Muted small>{hint}</Muted>}
    </Stack>
  );
}
