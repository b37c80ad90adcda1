import { VisuallyHidden } from '@mantine/core';
import { coveredCells, type LayoutFill, type LayoutTab, pagesOf } from '@servery/domain';
import { type MouseEvent, useRef } from 'react';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { LayoutEdits } from '../use-layout-edits.ts';
import type { LayoutView } from '../use-layout-view.ts';
import { LayoutCell, startsPage } from './layout-cell.tsx';
import styles from './layout-device.module.css';
import { backgroundOf, useLayoutImages } from './layout-images.ts';
import { ResizeHandles } from './resize-handles.tsx';
import { ScrollingText } from './scrolling-text.tsx';
import { TabStrip } from './tab-strip.tsx';
import { useButtonFace } from './use-button-face.ts';
import { useButtonOrigins, useButtonsBelow } from './use-button-origins.ts';
import { useLayoutKeys } from './use-layout-keys.ts';

type LayoutDeviceProps = {
  readonly view: LayoutView;
  readonly tab: LayoutTab;
  readonly edits: LayoutEdits;
  /** Buttons that would be placed; they are drawn, and nothing else can be done with them. */
  readonly proposed: LayoutFill | null;
};

/** The point of sale with the tab that is edited: cells are a grid of the keyboard; the page around it is notified of things dragged to a cell. */
export function LayoutDevice({ view, tab, edits, proposed }: LayoutDeviceProps) {
  const t = usePhrases(menuLayoutPhrases);
  const { terminal } = view;
  return (
    <div className={styles.device} data-inches={terminal.inches}>
      <TabStrip view={view} tab={tab} />
      <ScrollingText tab={tab} placement="TOP" />
      <Cells view={view} tab={tab} edits={edits} proposed={proposed} />
      <ScrollingText tab={tab} placement="BOTTOM" />
      <VisuallyHidden role="status">{edits.moved ? t('moved', edits.moved) : ''}</VisuallyHidden>
    </div>
  );
}

function Cells({ view, tab, edits, proposed }: LayoutDeviceProps) {
  const t = usePhrases(menuLayoutPhrases);
  const frame = useRef<HTMLDivElement>(null);
  const { active, terminal } = view;
  const grid = { ...view.grid, rows: terminal.rows };
  const buttons = proposed?.buttons ?? tab.buttons;
  const covered = coveredCells(buttons, grid);
  const rows = pagesOf(buttons, grid) * grid.rows;
  const selected = new Set(view.selected);
  const imageOf = useLayoutImages();
  const faceOf = useButtonFace();
  const origins = new Map(useButtonOrigins(tab).map(({ place, origin }) => [Number(place), origin]));
  const below = useButtonsBelow(tab);
  const handleKey = useLayoutKeys({ view, tab, edits, frame });
  const cell = (at: number) => {
    const button = buttons[at];
    const face = button && faceOf(button);
    return (
      <LayoutCell
        key={at}
        at={at}
        columns={grid.columns}
        button={button}
        text={face?.text ?? ''}
        note={face?.note ?? ''}
        image={face?.image ?? ''}
        origin={origins.get(at) ?? (below.has(String(at)) ? 'below' : undefined)}
        opensNothing={face?.opensNothing ?? false}
        isProposed={button !== undefined && !(at in tab.buttons)}
        isActive={at === active}
        isSelected={selected.has(at)}
        startsPage={startsPage(at, grid)}
        mayEdit={edits.mayEdit}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a screen, not of a table
    <div
      ref={frame}
      role="grid"
      aria-label={t('screen', { tab: tab.name })}
      aria-rowcount={rows}
      aria-colcount={grid.columns}
      aria-multiselectable
      aria-readonly={!edits.mayEdit}
      tabIndex={-1}
      className={styles.cells}
      style={{ '--columns': grid.columns, background: backgroundOf(tab.background, imageOf) }}
      onKeyDown={handleKey}
      onClick={(event) => {
        const at = cellUnder(event);
        if (at !== undefined) edits.select(at, event.shiftKey || event.ctrlKey || event.metaKey);
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a screen; its cells take the focus
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={row} role="row" className={styles.row}>
          {Array.from({ length: grid.columns }, (__, column) => row * grid.columns + column)
            .filter((at) => (covered.get(at) ?? at) === at)
            .map(cell)}
        </div>
      ))}
      <Handles view={view} tab={tab} edits={edits} proposed={proposed} />
    </div>
  );
}

/** Handles are at the one selected button, as long as nothing is proposed. */
function Handles({ view, tab: { buttons }, edits, proposed }: LayoutDeviceProps) {
  const [at, ...others] = view.selected;
  const button = at === undefined ? undefined : buttons[at];
  if (at === undefined || !button || others.length > 0 || !edits.mayEdit || proposed) return null;
  const grid = { ...view.grid, rows: view.terminal.rows };
  return <ResizeHandles buttons={buttons} grid={grid} at={at} button={button} onResize={edits.resize} />;
}

function cellUnder({ target }: MouseEvent): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  return cell ? Number(cell) : undefined;
}
