import { VisuallyHidden } from '@mantine/core';
import type { RoutePlace } from '@servery/domain';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { anchorAt } from '../../../editing/reveal/anchors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import { Heading } from '../../../ui/layout/heading.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useCellLabel } from './route-cell.tsx';
import { RouteChoices } from './route-choices.tsx';
import { RouteMenu } from './route-menu.tsx';
import styles from './routing.module.css';
import { type RouteLine, type Routes, type RouteType, routePath } from './use-routes.ts';

type RoutingListProps = { readonly routes: Routes; readonly onCopy: (station: RouteLine) => void };

/** The matrix where there is no room for it: a list per station, whose lines open the choices. */
export function RoutingList({ routes, onCopy }: RoutingListProps) {
  const t = usePhrases(printerOptionPhrases);
  const [open, setOpen] = useState<RoutePlace | null>(null);
  const { stations, types, channel } = routes;
  const station = stations.find(({ id }) => id === open?.station);
  const type = types.find(({ id }) => id === open?.orderType);
  const title = station && type ? t('chooseFor', { station: station.name, type: type.name }) : '';
  const ofStation = ({ id }: RouteLine) => types.map((one) => ({ station: id, orderType: one.id, channel }));
  return (
    <>
      {stations.map((line) => (
        <section key={line.id} className={styles.station} aria-label={line.name}>
          <Row as="header" justify="between">
            <Heading>{line.name}</Heading>
            <RouteMenu
              routes={routes}
              name={line.name}
              places={ofStation(line)}
              selection={routes.cellAt({ station: line.id, orderType: types[0]?.id ?? 0, channel }).selected}
              onCopy={() => onCopy(line)}
            />
          </Row>
          <ul className={styles.lines}>
            {types
              .map((one) => ({ one, place: { station: line.id, orderType: one.id, channel } }))
              .filter(({ place }) => !routes.cellAt(place).isIdle)
              .map(({ one, place }) => (
                <RouteLineView key={one.id} {...{ routes, place, line }} type={one} onOpen={() => setOpen(place)} />
              ))}
          </ul>
        </section>
      ))}
      <SidePanel title={title} isOpen={open !== null} onClose={() => setOpen(null)}>
        {open && (
          <RouteChoices
            routes={routes}
            place={{ ...open, channel }}
            title={title}
            onChoose={(selected) => routes.edit([[{ ...open, channel }, selected]])}
          />
        )}
      </SidePanel>
    </>
  );
}

type RouteLineViewProps = {
  readonly routes: Routes;
  readonly place: RoutePlace;
  readonly line: RouteLine;
  readonly type: RouteType;
  readonly onOpen: () => void;
};

function RouteLineView({ routes, place, line, type, onOpen }: RouteLineViewProps) {
  const t = usePhrases(printerOptionPhrases);
  const cell = routes.cellAt(place);
  const label = useCellLabel(cell, t('chooseFor', { station: line.name, type: type.name }));
  return (
    <li {...anchorAt(routePath(place))}>
      <button
        type="button"
        className={`${edge.line} ${styles.line}`}
        data-origin={cell.origin}
        data-unsaved={cell.isUnsaved || undefined}
        onClick={onOpen}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden>{type.name}</span>
        <span aria-hidden className={styles.lineText}>
          {cell.text || t('nowhere')}
        </span>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}
