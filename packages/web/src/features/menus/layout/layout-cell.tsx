import { useDraggable, useDroppable } from '@dnd-kit/react';
import { VisuallyHidden } from '@mantine/core';
import { type LayoutButton, type LayoutGrid, spanOf } from '@servery/domain';
import { type CSSProperties, memo } from 'react';
import { menuLayoutPhrases } from '../../../phrases/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './layout.module.css';

type LayoutCellProps = {
  readonly at: number;
  readonly columns: number;
  /** The button that begins here; without one the cell is empty. */
  readonly button: LayoutButton | undefined;
  readonly text: string;
  readonly note: string;
  readonly opensNothing: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly startsPage: boolean;
  readonly mayEdit: boolean;
};

/** A cell of the screen; renders again only when something of its own changes, also while a button is dragged over others. */
export const LayoutCell = memo(function LayoutCell({ at, columns, button, ...cell }: LayoutCellProps) {
  const t = usePhrases(menuLayoutPhrases);
  const place = { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 };
  const { ref: dropRef, isDropTarget } = useDroppable({ id: at, disabled: !cell.mayEdit });
  const { ref: dragRef, isDragging } = useDraggable({ id: at, disabled: !cell.mayEdit || button === undefined });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the screen, not of a table
    <div
      ref={(element) => {
        dropRef(element);
        dragRef(element);
      }}
      role="gridcell"
      tabIndex={cell.isActive ? 0 : -1}
      aria-selected={cell.isSelected}
      aria-rowindex={place.row}
      aria-colindex={place.column}
      className={button ? styles.button : styles.empty}
      data-cell={at}
      data-target={isDropTarget || undefined}
      data-dragged={isDragging || undefined}
      data-nothing={cell.opensNothing || undefined}
      data-page-start={cell.startsPage || undefined}
      data-fixed={!cell.mayEdit || undefined}
      style={cellStyle(place, columns, button)}
    >
      {button && (
        <>
          <span className={styles.buttonText} data-size={button.buttonStyle.textSize}>
            {cell.text}
          </span>{' '}
          <span className={styles.buttonNote}>{cell.note}</span>{' '}
        </>
      )}
      <VisuallyHidden>
        {button ? t('cell', { type: t(`type${button.type}`), ...place }) : t('emptyCell', place)}
      </VisuallyHidden>
    </div>
  );
});

type Place = { readonly row: number; readonly column: number };

function cellStyle({ row, column }: Place, columns: number, button: LayoutButton | undefined): CSSProperties {
  if (!button) return { gridRow: row, gridColumn: column };
  const span: LayoutGrid = spanOf(button);
  const { buttonColor, textColor } = button.buttonStyle;
  return {
    gridRow: `${row} / span ${span.rows}`,
    gridColumn: `${column} / span ${Math.min(span.columns, columns - column + 1)}`,
    background: buttonColor,
    color: textColor,
  };
}
