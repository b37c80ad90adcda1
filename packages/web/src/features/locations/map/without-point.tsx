import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import styles from './locations-map.module.css';

/** Locations without coordinates, each with the way to set them. */
export function WithoutPoint({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(locationsPhrases);
  const isReadOnly = useIsReadOnly();
  const mayEdit = hasFeature(useSession(), 'editLocation') && !isReadOnly;
  const title = t('withoutPoint', { count: locations.length });
  return (
    <section className={styles.without} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.list}>
        <DataTable
          label={title}
          rows={locations}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          columns={[
            { id: 'location', title: t('location'), cell: ({ name }) => name },
            {
              id: 'set',
              title: t('position'),
              width: 'max-content',
              cell: ({ id, name }) => (
                <Link
                  to={mayEdit ? '/locations/$id/edit' : '/locations/$id'}
                  params={{ id }}
                  aria-label={`${t(mayEdit ? 'setPoint' : 'openItem')}: ${name}`}
                >
                  {t(mayEdit ? 'setPoint' : 'openItem')}
                </Link>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
