import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { FilterButton } from '../../actions/filter-button.tsx';
import styles from './picker.module.css';

export type PickerOption = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Set in from the left, below the option before. */
  readonly isInset?: boolean;
  readonly meta?: string;
};

export type PickerProps = {
  /** The name of the control, read before the current choice. */
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Lists longer than this can be searched. */
  readonly searchableAbove?: number;
  readonly searchLabel: string;
  readonly nothingFound: string;
  readonly isFramed?: boolean;
  /** The words of a filter of a list; `isOn` while it lets through only some. */
  readonly filter?: { readonly says: string; readonly isOn: boolean };
};

type PickerButtonProps = ComponentProps<'button'> & { readonly picker: PickerProps };

/** Names the control and its current choice. */
export function PickerButton({ picker, ...rest }: PickerButtonProps) {
  const { label, options, value, isFramed = true } = picker;
  const current = options.find((option) => option.id === value);
  const name = `${label}: ${current?.label ?? ''}`;
  if (picker.filter)
    return (
      <FilterButton {...rest} isOn={picker.filter.isOn} aria-label={name}>
        {picker.filter.says}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </FilterButton>
    );
  return (
    <button {...rest} type="button" className={styles.picker} data-framed={isFramed || undefined} aria-label={name}>
      {current?.icon}
      <span className={styles.current}>{current?.label}</span>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
