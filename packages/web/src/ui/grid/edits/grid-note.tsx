import { Button, Popover } from '@mantine/core';
import type { ReactElement, SyntheticEvent } from 'react';
import { gridPhrases } from '../../../phrases/grid.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { Row } from '../../layout/row.tsx';
import type { PriceGridState } from '../use-price-grid.ts';
import styles from './grid-note.module.css';
import type { GridNote } from './grid-notes.ts';

/** React passes the events of the note on to the cell that it is said at; there it would be taken for the cell's own. */
const stop = (event: SyntheticEvent) => event.stopPropagation();
const outsideOfCell = {
  onKeyDown: stop,
  onMouseDown: stop,
  onMouseOver: stop,
  onDoubleClick: stop,
  onContextMenu: stop,
  onCopy: stop,
  onCut: stop,
  onPaste: stop,
};

type CellNoteProps = {
  readonly id: string;
  /** The message at the cell; null: none. */
  readonly message: string | null;
  /** An element after the grid, so that Tab leads from the cells to the buttons. */
  readonly place: HTMLElement | null;
  readonly question?: Extract<GridNote, { readonly kind: 'question' }>;
  readonly edits?: PriceGridState['edits'];
  /** The inside of the cell. */
  readonly children: ReactElement;
};

/** The message at a cell, above it; the keyboard stays with the cells. */
export function CellNote({ id, message, place, question, edits, children }: CellNoteProps) {
  const t = usePhrases(uiPhrases);
  const words = usePhrases(gridPhrases);
  return (
    <Popover
      opened={message !== null && place !== null}
      position="top-end"
      offset={6}
      withArrow
      withRoles={false}
      withinPortal
      {...(place && { portalProps: { target: place } })}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown
        className={styles.note ?? ''}
        data-kind={question ? 'question' : 'refused'}
        {...(question && { role: 'group', 'aria-labelledby': id })}
        {...outsideOfCell}
      >
        <p id={id} role={question ? 'status' : 'alert'}>
          {message}
        </p>
        {question && (
          <Row as="span" gap={1} align="stretch">
            <Button size="sm" onClick={() => edits?.notes.drop(question)}>
              {words('keep')}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => edits?.takeBack(question)}>
              {t('undo')}
            </Button>
          </Row>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
