import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { RouteCellView } from './route-cell.tsx';
import { RouteMenu } from './route-menu.tsx';
import styles from './routing.module.css';
import { useRouteKeys } from './use-route-keys.ts';
import type { RouteLine, Routes, RouteType } from './use-routes.ts';

type RoutingMatrixProps = { readonly routes: Routes; readonly onCopy: (station: RouteLine) => void };

/** PR-06: stations down, order types across; a cell names the devices that its orders are printed or shown on. */
export function RoutingMatrix({ routes, onCopy }: RoutingMatrixProps) {
  const t = usePhrases(printerOptionPhrases);
  const keys = useRouteKeys(routes);
  const { stations, types, channel } = routes;
  const menu = { routes, selection: keys.activeSelection };
  const ofStation = ({ id }: RouteLine) => types.map((type) => ({ station: id, orderType: type.id, channel }));
  const ofType = ({ id }: RouteType) => stations.map((station) => ({ station: station.id, orderType: id, channel }));
  return (
    <div className={styles.frame}>
      <table
        ref={keys.frame}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of an editable grid
        role="grid"
        aria-label={t('matrix', { kind: t(channel) })}
        className={styles.matrix}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('station')}
            </th>
            {types.map((type) => (
              <th key={type.id} scope="col">
                <span className={styles.head}>
                  <Text clip>{type.name}</Text>
                  <RouteMenu {...menu} name={type.name} places={ofType(type)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map((station, row) => (
            <tr key={station.id}>
              <th scope="row" className={styles.name}>
                <span className={styles.head}>
                  <Text clip>{station.name}</Text>
                  <RouteMenu {...menu} name={station.name} places={ofStation(station)} onCopy={() => onCopy(station)} />
                </span>
              </th>
              {types.map((type, column) => (
                <RouteCellView key={type.id} {...{ routes, keys, station, type }} at={{ row, column }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
