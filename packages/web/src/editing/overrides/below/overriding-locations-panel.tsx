import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PausedSearchInput } from '../../../ui/fields/search-input.tsx';
import { originIcons } from '../../../ui/icons.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import type { OverridingLocations } from '../../document/configuration-calls.ts';
import { useEditor } from '../../draft/editor-context.ts';
import styles from './overrides-below-panel.module.css';
import { useLocationsWithOverrides } from './use-overrides-below.ts';

type Keeping = OverridingLocations['keeping'][number];

/** Which stores and groups keep how much of this document; each opens at its own level. */
export function OverridingLocationsPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const found = useLocationsWithOverrides(search);
  const open = ({ tenantId }: Keeping) => {
    onClose();
    return navigate({ to: '.', search: (before: object) => ({ ...before, locationId: tenantId }) });
  };
  const columns: readonly DataColumn<Keeping>[] = [
    { id: 'name', title: t('overrideBelowLocation'), width: 'minmax(140px, 2fr)', cell: nameCell },
    {
      id: 'changes',
      title: t('keptValues'),
      align: 'right',
      width: 'minmax(96px, 1fr)',
      cell: ({ changes }) => t('valuesDiffer', { count: changes }),
    },
  ];
  return (
    <SidePanel title={t('overridingLocationsTitle', { name: level.name })} isOpen onClose={onClose} width={520}>
      <div className={styles.panel}>
        <Muted>{t('overridingLocationsHint')}</Muted>
        <PausedSearchInput isWide label={t('searchOverridesBelow')} value={search} onChange={setSearch} />
        {found === undefined ? (
          <SkeletonTable rows={5} />
        ) : (
          <div className={styles.rows}>
            <DataTable
              label={t('overridingLocationsTitle', { name: level.name })}
              rows={found.keeping}
              columns={columns}
              rowKey={({ tenantId }) => tenantId}
              rowName={({ name }) => name}
              isOrdered
              onOpen={open}
              empty={<EmptyState title={t('overridesBelowNone')} framed={false} />}
            />
          </div>
        )}
        {(found?.keeping.length ?? 0) >= namedAtMost && <Muted small>{t('overridingLocationsMore')}</Muted>}
      </div>
    </SidePanel>
  );
}

/** As many as one answer names. */
const namedAtMost = 100;

function nameCell({ name, type }: Keeping) {
  const Icon = originIcons[type === 'GROUP' ? 'group' : 'here'];
  return (
    <Row as="span" gap={2} inline>
      <Icon size={14} stroke={1.75} aria-hidden />
      {name}
    </Row>
  );
}
