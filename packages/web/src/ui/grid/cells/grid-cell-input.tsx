import type { Ref } from 'react';
import type { PriceGridState } from '../use-price-grid.ts';
import cellStyles from './grid-cell.module.css';

type CellInputProps = {
  readonly label: string;
  readonly typing: PriceGridState['typing'];
  /** Of the note about the text. */
  readonly noteId: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The field in the cell that is being typed into. */
export function CellInput({ label, typing, noteId, ref }: CellInputProps) {
  const isWrong = typing.fault !== null;
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell that has the focus becomes a field
      autoFocus
      ref={ref}
      className={cellStyles.input}
      size={1}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? noteId : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typing.draft ?? ''}
      onChange={(event) => typing.type(event.currentTarget.value)}
      onBlur={typing.leave}
    />
  );
}
