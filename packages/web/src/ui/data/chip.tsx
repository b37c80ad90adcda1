import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Chosen, or a filter that is on. */
  readonly isOn?: boolean;
  /** It opens something below it. */
  readonly opens?: boolean;
  readonly isOpen?: boolean;
  readonly end?: ReactNode;
  /** It only shows. */
  readonly isLocked?: boolean;
};

/** A filter or a choice of some. */
export function Chip({
  children,
  onPress,
  isOn = false,
  opens = false,
  isOpen = false,
  end,
  isLocked = false,
}: ChipProps) {
  const state = opens ? ({ 'aria-haspopup': 'true', 'aria-expanded': isOpen } as const) : { 'aria-pressed': isOn };
  return (
    <button
      type="button"
      className={styles.chip}
      data-on={isOn || undefined}
      disabled={isLocked}
      {...state}
      onClick={onPress}
    >
      {children}
      {opens && <IconChevronDown size={12} stroke={2} aria-hidden />}
      {end}
    </button>
  );
}
