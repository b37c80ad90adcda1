import { anchorAt } from '../../../editing/reveal/anchors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import type { GridPosition } from '../../../ui/grid/grid-types.ts';
import { CellPopover } from '../../../ui/inheritance/cell-popover.tsx';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import { RouteChoices } from './route-choices.tsx';
import styles from './routing.module.css';
import type { RouteKeys } from './use-route-keys.ts';
import { type RouteLine, type Routes, type RouteType, routePath } from './use-routes.ts';

type RouteCellProps = {
  readonly routes: Routes;
  readonly keys: RouteKeys;
  readonly station: RouteLine;
  readonly type: RouteType;
  readonly at: GridPosition;
};

/** One station and order type; Enter or a press opens the choices. */
export function RouteCellView({ routes, keys, station, type, at }: RouteCellProps) {
  const t = usePhrases(printerOptionPhrases);
  const place = { station: station.id, orderType: type.id, channel: routes.channel };
  const cell = routes.cellAt(place);
  const isActive = keys.active.row === at.row && keys.active.column === at.column;
  const title = t('chooseFor', { station: station.name, type: type.name });
  const shown = cell.text || (cell.isIdle ? '' : t('nowhere'));
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid that is edited
      role="gridcell"
      className={`${edge.cell} ${styles.cell}`}
      data-at={`${at.row},${at.column}`}
      {...anchorAt(routePath(place))}
      data-origin={cell.origin}
      data-unsaved={cell.isUnsaved || undefined}
      data-idle={cell.isIdle || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-readonly={!routes.canEdit}
      aria-label={useCellLabel(cell, title)}
      title={cell.isIdle ? t('notTakenLong', { type: type.name, station: station.name }) : cell.text}
      onFocus={() => !isActive && keys.setActive(at)}
      onClick={(event) => event.currentTarget.contains(asNode(event.target)) && !keys.isOpen && keys.open(at)}
      onKeyDown={(event) => event.target === event.currentTarget && keys.handleKey(event)}
    >
      {isActive && keys.isOpen ? (
        <CellPopover label={title} target={<span className={styles.text}>{shown}</span>} onClose={keys.close}>
          <RouteChoices routes={routes} place={place} title={title} onChoose={keys.choose} />
        </CellPopover>
      ) : (
        <span className={styles.text}>{shown}</span>
      )}
      {cell.isUnsaved && <span className={edge.unsaved} />}
    </td>
  );
}

/** A press in the popover reaches the cell too, though it lies elsewhere. */
function asNode(target: EventTarget): Node | null {
  return target instanceof Node ? target : null;
}

/** `Counter · To Go: Kitchen, Bar, not saved, here` */
export function useCellLabel(cell: ReturnType<Routes['cellAt']>, title: string): string {
  const t = usePhrases(printerOptionPhrases);
  const ui = usePhrases(uiPhrases);
  const parts = [
    cell.text || t(cell.isIdle ? 'notTaken' : 'nothing'),
    cell.isUnsaved && t('unsaved'),
    cell.origin !== 'company' && ui(cell.origin),
  ];
  return `${title}: ${parts.filter(Boolean).join(', ')}`;
}
