import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { locationShapes } from '../../../publishing/location-shapes.ts';
import type { MapLocation } from '../../../publishing/open-location-map.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import styles from './locations-map.module.css';

const states = ['live', 'publishing', 'waiting', 'behind', 'silent', 'unpublished'] as const;

/** The meaning of each shape, and how many locations have it. */
export function MapLegend({ marks }: { readonly marks: readonly MapLocation[] }) {
  const t = usePhrases(locationsPhrases);
  const tUi = usePhrases(uiPhrases);
  const counts = new Map([...Map.groupBy(marks, ({ state }) => state)].map(([state, some]) => [state, some.length]));
  return (
    <section aria-label={t('legend')}>
      <h2 className={styles.title}>{t('legend')}</h2>
      <ul className={styles.legend}>
        {states.map((state) => {
          const { path, color, isOpen } = locationShapes[state];
          const look = isOpen ? { fill: 'none', stroke: `var(${color})`, strokeWidth: 2 } : { fill: `var(${color})` };
          return (
            <li key={state}>
              <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden>
                <path d={path} {...look} />
              </svg>
              {tUi(state)}
              <span className={styles.count}>{counts.get(state) ?? 0}</span>
            </li>
          );
        })}
      </ul>
      <Muted small>{t('mapHint')}</Muted>
    </section>
  );
}
