import { type LayoutGrid, type LayoutTab, pagesOf, placesOf, spanOf } from '@servery/domain';
import styles from './grid-sketch.module.css';

type GridSketchProps = { readonly buttons: LayoutTab['buttons']; readonly grid: LayoutGrid };

/** The buttons of a tab in small, as colors on the first pages of a grid. */
export function GridSketch({ buttons, grid }: GridSketchProps) {
  const { columns } = grid;
  const rows = Math.min(pagesOf(buttons, grid), pagesShown) * grid.rows;
  return (
    <div className={styles.sketch} style={{ '--columns': columns, '--rows': rows }} aria-hidden>
      {placesOf(buttons).map((place) => {
        const button = buttons[place];
        const row = Math.floor(place / columns);
        if (!button || row >= rows) return null;
        const span = spanOf(button);
        return (
          <span
            key={place}
            className={styles.sketchButton}
            style={{
              gridRow: `${row + 1} / span ${span.rows}`,
              gridColumn: `${(place % columns) + 1} / span ${span.columns}`,
              background: button.buttonStyle.buttonColor,
            }}
          />
        );
      })}
    </div>
  );
}

const pagesShown = 2;
