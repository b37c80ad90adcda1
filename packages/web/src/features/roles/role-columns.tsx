import { Menu, VisuallyHidden } from '@mantine/core';
import { listPermissions } from '@servery/domain';
import { IconCopy, IconEye, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { DotsMenu } from '../../ui/actions/dots-menu.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import type { RoleRecord } from './role-calls.ts';
import { type Roles, rolePaths } from './role-scope.ts';
import styles from './roles.module.css';
import { useRoleActions } from './use-role-actions.tsx';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function useRoleColumns(roles: Roles, records: readonly RoleRecord[]): readonly DataColumn<RoleRecord>[] {
  const t = usePhrases(rolesPhrases);
  const all = listPermissions(roles).length;
  const countsPeople = records.some(({ holders }) => holders !== null);
  return [
    {
      id: 'name',
      title: t('name'),
      width: 'minmax(180px, 2fr)',
      sortBy: ({ name }) => name.toLowerCase(),
      cell: (role) => <RoleName roles={roles} role={role} />,
    },
    {
      id: 'permissions',
      title: t('permissions'),
      width: 'minmax(110px, 1fr)',
      hideOnPhone: true,
      sortBy: ({ grantedPermissions }) => grantedPermissions.length,
      cell: ({ grantedPermissions }) => t('ofAll', { count: grantedPermissions.length, all }),
    },
    {
      id: 'discount',
      title: t('maxDiscount'),
      width: 'minmax(110px, 1fr)',
      hideOnPhone: true,
      sortBy: ({ changes }) => changes.currentMaxDiscountPct,
      cell: ({ changes }) => <Percent value={changes.currentMaxDiscountPct} />,
    },
    ...(countsPeople
      ? [
          {
            id: 'holders',
            title: t('heldBy'),
            width: 'minmax(100px, 1fr)',
            sortBy: ({ holders }: RoleRecord) => holders,
            cell: ({ holders }: RoleRecord) => t('people', { count: holders ?? 0 }),
          },
        ]
      : []),
    {
      id: 'actions',
      title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      width: '48px',
      align: 'right',
      cell: (role) => <RoleMenu roles={roles} role={role} records={records} />,
    },
  ];
}

export function Percent({ value }: { readonly value: number | null }) {
  return value === null ? <Text tone="faint">–</Text> : <>{value} %</>;
}

function RoleName({ roles, role }: { readonly roles: Roles; readonly role: RoleRecord }) {
  const t = usePhrases(rolesPhrases);
  return (
    <span className={styles.name}>
      <Link
        to={rolePaths.view(roles)}
        params={{ id: role.id }}
        title={role.name}
        onClick={(event) => event.stopPropagation()}
      >
        {role.name}
      </Link>
      {roles.canManage && !role.canEdit && (
        <IconLock className={styles.lock} size={14} stroke={1.75} role="img" aria-label={t('beyondOwn')} />
      )}
    </span>
  );
}

type RoleMenuProps = { readonly roles: Roles; readonly role: RoleRecord; readonly records: readonly RoleRecord[] };

function RoleMenu({ roles, role, records }: RoleMenuProps) {
  const t = usePhrases(rolesPhrases);
  const navigate = useNavigate();
  const actions = useRoleActions(roles, role, records);
  const goTo = (to: string) => navigate({ to, params: { id: role.id } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a click from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keys
    <span onClick={(event) => event.stopPropagation()}>
      <DotsMenu
        label={t('actionsOf', { name: role.name })}
        items={() => (
          <>
            <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => goTo(rolePaths.view(roles))}>
              {t('view')}
            </Menu.Item>
            {roles.canManage && role.canEdit && (
              <>
                <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => goTo(rolePaths.edit(roles))}>
                  {t('edit')}
                </Menu.Item>
                <Menu.Item leftSection={<IconCopy {...icon} />} onClick={actions.clone}>
                  {t('clone')}
                </Menu.Item>
                <Menu.Item leftSection={<IconTrash {...icon} />} onClick={actions.remove}>
                  {t('delete')}
                </Menu.Item>
              </>
            )}
          </>
        )}
      />
      {actions.dialog}
    </span>
  );
}
