import { useId } from 'react';
import edge from '../../inheritance/origin-edge.module.css';
import { nameOfCell } from '../edits/grid-edits.ts';
import { CellNote } from '../edits/grid-note.tsx';
import { isSamePosition, isWithin } from '../edits/grid-range.ts';
import { useGridWords } from '../edits/grid-words.ts';
import { startsGroup } from '../grid-groups.ts';
import type { GridLine, GridPosition } from '../grid-types.ts';
import type { GridView } from '../grid-view.ts';
import cellStyles from './grid-cell.module.css';
import { cellMarks, GridFigure } from './grid-cell.tsx';
import { CellInput } from './grid-cell-input.tsx';

type PriceCellProps = GridView & {
  readonly row: GridLine;
  readonly column: GridLine;
  readonly position: GridPosition;
};

/** One cell: its figure or the field in it, its marks, and its notes. */
export function PriceCell({ row, column, position, grid, props, place }: PriceCellProps) {
  const noteId = useId();
  const { choice, typing, edits } = grid;
  const cell = props.cellAt(row.id, column.id);
  const isActive = isSamePosition(choice.active, position);
  const isTyping = isActive && typing.draft !== null;
  const isCorner = position.row === choice.bounds.bottom && position.column === choice.bounds.right;
  const note = edits.notes.at(row.id, column.id);
  const refused = note?.kind === 'refused' ? note : undefined;
  const isWrong = isTyping ? typing.fault !== null : refused !== undefined || cell.error !== undefined;
  const message = useMessage({ grid, props, isTyping, isActive, error: cell.error, row, column });
  const planned = grid.plannedAt(row.id, column.id);
  const inside = isTyping ? (
    <CellInput label={nameOfCell(props, position)} typing={typing} noteId={noteId} />
  ) : (
    <span className={cellStyles.figure}>
      <GridFigure
        cell={cell}
        {...(refused && { shown: refused.text })}
        {...(planned !== undefined && { planned })}
        {...(props.format && { format: props.format })}
      />
    </span>
  );
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that is edited
      role="gridcell"
      className={`${edge.cell} ${cellStyles.cell}`}
      {...cellMarks(cell)}
      {...props.attributesOf?.(row.id, column.id)}
      data-invalid={isWrong || undefined}
      data-asked={note?.kind === 'question' || undefined}
      data-planned={planned !== undefined || undefined}
      data-stretched={(grid.stretch && isWithin(position, grid.stretch)) || undefined}
      data-in-block={(grid.hasBlock && isWithin(position, choice.bounds)) || undefined}
      data-group-start={startsGroup(props.columns, position.column) || undefined}
      data-row={position.row}
      data-column={position.column}
      tabIndex={isActive && !isTyping ? 0 : -1}
      aria-selected={isWithin(position, choice.bounds)}
      aria-readonly={cell.isReadOnly || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={message !== null && !isTyping ? noteId : undefined}
      onFocus={(event) => event.target === event.currentTarget && choice.handleFocus(position)}
      onDoubleClick={() => !isTyping && grid.start()}
      onContextMenu={(event) => {
        if (!props.onOpenChain) return;
        event.preventDefault();
        grid.openChain(position);
      }}
    >
      {isTyping || message !== null ? (
        <CellNote
          id={noteId}
          message={message}
          place={place}
          {...(note?.kind === 'question' && !isTyping && { question: note, edits })}
        >
          {inside}
        </CellNote>
      ) : (
        inside
      )}
      {isCorner && !isTyping && !cell.isReadOnly && <span className={cellStyles.handle} data-fill-handle aria-hidden />}
    </td>
  );
}

type MessageOptions = Pick<PriceCellProps, 'grid' | 'props' | 'row' | 'column'> & {
  readonly isTyping: boolean;
  readonly isActive: boolean;
  readonly error: string | undefined;
};

/** The current message at a cell, in words. */
function useMessage({ grid, props, isTyping, isActive, error, row, column }: MessageOptions): string | null {
  const words = useGridWords(props);
  const { typing, said } = grid;
  if (isTyping) return typing.fault === null ? null : words.ofFault(typing.fault);
  if (said?.rowId === row.id && said.columnId === column.id) return words.ofNote(said.note);
  return isActive && !said ? (error ?? null) : null;
}
