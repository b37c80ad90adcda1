import { Menu, VisuallyHidden } from '@mantine/core';
import { IconCopy, IconDots, IconMapPins, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { MenuSummary } from '../../../configuration/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { locationNames } from './location-names.ts';
import styles from './menus-admin.module.css';
import type { AdminDialog } from './use-admin-dialog.ts';

type MenuActs = {
  readonly onAct: (dialog: AdminDialog) => void;
  readonly onDelete: (menu: MenuSummary) => void;
};

export function useMenuColumns({ onAct, onDelete }: MenuActs): readonly DataColumn<MenuSummary>[] {
  const t = usePhrases(menusPhrases);
  return useMemo(
    () => [
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
            <span className={styles.moment}>{formatDateTime(changedAt)}</span>
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
        cell: (menu) => <Actions menu={menu} onAct={onAct} onDelete={onDelete} />,
      },
    ],
    [t, onAct, onDelete],
  );
}

function Assigned({ ids }: { readonly ids: readonly string[] }) {
  const t = usePhrases(menusPhrases);
  const { accessibleTenants } = useSession();
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  if (ids.length === 0) return <span className={styles.none}>{t('nobody')}</span>;
  if (ids.length === locations.length && ids.length > 2) return t('allLocations', { count: ids.length });
  const names = locationNames(ids, locations);
  const shown = names.slice(0, 2).join(', ');
  if (names.length <= 2) return shown;
  return <span title={names.join(', ')}>{t('andMore', { names: shown, count: names.length - 2 })}</span>;
}

function Actions({ menu, onAct, onDelete }: MenuActs & { readonly menu: MenuSummary }) {
  const t = usePhrases(menusPhrases);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a click from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keys
    <span onClick={(event) => event.stopPropagation()}>
      <Changing>
        <MenuButton
          button={(trigger) => (
            <IconButton
              {...trigger}
              size="sm"
              label={t('actions', { name: menu.name })}
              withTooltip={false}
              icon={<IconDots size={16} stroke={1.75} aria-hidden />}
            />
          )}
          items={() => (
            <>
              <Menu.Item
                leftSection={<IconMapPins size={16} stroke={1.75} aria-hidden />}
                onClick={() => onAct({ act: 'assign', menu })}
              >
                {t('assign')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                onClick={() => onAct({ act: 'rename', menu })}
              >
                {t('rename')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
                onClick={() => onAct({ act: 'create', copyOf: menu })}
              >
                {t('copy')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
                onClick={() => onDelete(menu)}
              >
                {t('delete')}
              </Menu.Item>
            </>
          )}
        />
      </Changing>
    </span>
  );
}
