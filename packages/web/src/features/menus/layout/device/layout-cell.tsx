import { useDraggable, useDroppable } from '@dnd-kit/react';
import { VisuallyHidden } from '@mantine/core';
import { type LayoutButton, type LayoutGrid, spanOf, TEXT_FONTS } from '@servery/domain';
import { type CSSProperties, memo } from 'react';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import styles from './layout-button.module.css';

type LayoutCellProps = {
  readonly at: number;
  readonly columns: number;
  /** The button that begins here; without one the cell is empty. */
  readonly button: LayoutButton | undefined;
  readonly text: string;
  readonly note: string;
  /** Where its image is; empty without one. */
  readonly image: string;
  readonly opensNothing: boolean;
  /** The level that the button of this place comes from, at the company whether some group or store has another; else undefined. */
  readonly origin: 'group' | 'here' | 'below' | undefined;
  /** The button would be placed here, and is not yet. */
  readonly isProposed: boolean;
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
  const { ref: dragRef } = useDraggable({ id: at, disabled: !cell.mayEdit || button === undefined || cell.isProposed });
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
      data-nothing={cell.opensNothing || undefined}
      data-page-start={cell.startsPage || undefined}
      data-proposed={cell.isProposed || undefined}
      data-fixed={!cell.mayEdit || cell.isProposed || undefined}
      data-origin={cell.origin}
      data-square={button?.buttonStyle.forceSquared || undefined}
      style={cell.isProposed ? spanStyle(place, columns, button) : cellStyle(place, columns, button)}
    >
      {button && <ButtonFaceView style={button.buttonStyle} {...cell} />}
      <VisuallyHidden>
        {button ? t('cell', { type: t(`type${button.type}`), ...place }) : t('emptyCell', place)}
        {cell.isProposed && t('proposedCell')}
        {cell.origin && t(`${cell.origin}Origin`)}
      </VisuallyHidden>
    </div>
  );
});

type ButtonFaceViewProps = Pick<LayoutCellProps, 'text' | 'note' | 'image'> & {
  readonly style: LayoutButton['buttonStyle'];
};

/** The face of a button: its image, its text in its size, style and font, and its note. */
export function ButtonFaceView({ style, text, note, image }: ButtonFaceViewProps) {
  const { textSize, textStyle, textFont } = style;
  return (
    <>
      {image && <img className={styles.buttonImage} src={image} alt="" draggable={false} />}
      <span
        className={`${styles.buttonText} ${styles.styledText}`}
        data-size={textSize}
        data-style={textStyle}
        {...(textFont !== TEXT_FONTS[0] && { style: { fontFamily: textFont } })}
      >
        {text}
      </span>{' '}
      <span className={styles.buttonNote}>{note}</span>{' '}
    </>
  );
}

type Cell = { readonly row: number; readonly column: number };

/** The grid position of a cell and the colors of its button. */
export function cellStyle(cell: Cell, columns: number, button: LayoutButton | undefined): CSSProperties {
  const span = spanStyle(cell, columns, button);
  if (!button) return span;
  const { buttonColor, textColor } = button.buttonStyle;
  return { ...span, '--button-color': buttonColor, background: buttonColor, color: textColor };
}

/** Whether a cell is in the first row of a page that is not the first. */
export function startsPage(at: number, { columns, rows }: LayoutGrid): boolean {
  return at >= columns && at % (columns * rows) < columns;
}

/** The grid position of a cell and the cells that its button covers. */
export function spanStyle({ row, column }: Cell, columns: number, button: LayoutButton | undefined): CSSProperties {
  if (!button) return { gridRow: row, gridColumn: column };
  const span: LayoutGrid = spanOf(button);
  return {
    gridRow: `${row} / span ${span.rows}`,
    gridColumn: `${column} / span ${Math.min(span.columns, columns - column + 1)}`,
  };
}
