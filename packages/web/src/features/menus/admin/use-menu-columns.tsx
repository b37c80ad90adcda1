import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { firstNames } from '../../../phrases/first-names.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Text } from '../../../ui/layout/text.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { locationNames } from './location-names.ts';
import { MenuActions, type MenuActs } from './menu-actions.tsx';
import styles from './menus-admin.module.css';

type MenuColumnsOptions = MenuActs & { readonly isTemplates: boolean };

export function useMenuColumns({
  onAct,
  onDelete,
  onHistory,
  isTemplates,
}: MenuColumnsOptions): readonly DataColumn<MenuSummary>[] {
  const t = usePhrases(menusPhrases);
  return useMemo(() => {
    const columns: readonly DataColumn<MenuSummary>[] = [
      {
        id: 'name',
        title: t('name'),
        width: 'minmax(180px, 2fr)',
        sortBy: ({ name }) => name,
        cell: ({ name, desc, singleUse }) => (
          <span className={styles.twoLines}>
            <b>{name}</b>
            <span>{desc || (singleUse && t('singleUse'))}</span>
          </span>
        ),
      },
      {
        id: 'assigned',
        title: t('assigned'),
        width: 'minmax(180px, 2fr)',
        hideOnPhone: true,
        sortBy: ({ assignedTo }) => assignedTo.length,
        cell: ({ assignedTo }) => <Assigned ids={assignedTo} />,
      },
      {
        id: 'changed',
        title: t('changed'),
        width: 'minmax(200px, 1.4fr)',
        hideOnPhone: true,
        sortBy: ({ changedAt }) => changedAt,
        cell: ({ changedAt, changedBy }) => (
          <span className={styles.twoLines}>
            <span>{formatDateTime(changedAt)}</span>
            <span>{changedBy}</span>
          </span>
        ),
      },
      {
        id: 'version',
        title: t('version'),
        width: '72px',
        align: 'right',
        sortBy: ({ ver }) => ver,
        cell: ({ ver }) => ver,
      },
      {
        id: 'actions',
        title: <VisuallyHidden>{t('actionsHead')}</VisuallyHidden>,
        width: '36px',
        align: 'right',
        cell: (menu) => <MenuActions menu={menu} onAct={onAct} onDelete={onDelete} onHistory={onHistory} />,
      },
    ];
    return isTemplates ? columns.filter(({ id }) => id !== 'assigned') : columns;
  }, [t, onAct, onDelete, onHistory, isTemplates]);
}

function Assigned({ ids }: { readonly ids: readonly string[] }) {
  const t = usePhrases(menusPhrases);
  const { accessibleTenants } = useSession();
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  if (ids.length === 0) return <Text tone="muted">{t('nobody')}</Text>;
  if (ids.length === locations.length && ids.length > 2) return t('allLocations', { count: ids.length });
  const names = locationNames(ids, locations);
  return <span title={names.join(', ')}>{firstNames(names, 2)}</span>;
}
