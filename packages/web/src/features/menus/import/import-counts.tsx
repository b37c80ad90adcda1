import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import styles from './import.module.css';
import { type CountedKind, countedKinds } from './import-reading.ts';

/** The entities that the import creates, in numbers. */
export function ImportCounts({ counts }: { readonly counts: Readonly<Record<CountedKind, number>> }) {
  const t = usePhrases(menuImportPhrases);
  return (
    <section aria-labelledby="import-counts">
      <h2 id="import-counts" className={styles.heading}>
        {t('whatComes')}
      </h2>
      <Grid as="dl" columns={{ min: 132 }} gap={5} lineGap={3}>
        {countedKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <div key={kind} className={styles.countPair}>
              <dt>{t(kind)}</dt>
              <dd>{counts[kind].toLocaleString('en-US')}</dd>
            </div>
          ))}
      </Grid>
    </section>
  );
}
