import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { ForDefaultRoleReaders } from '../for-default-role-readers.tsx';
import { roleQuery, rolesQuery } from '../role-calls.ts';
import { type Roles, rolePaths, useRoles } from '../role-scope.ts';
import { RoleFields } from './role-fields.tsx';

/** RT-27 KR-53 */
export function CreateRolePage() {
  return <RoleFormView roles={useRoles(false)} />;
}

/** RT-28 KR-54 */
export function CreateDefaultRolePage() {
  return (
    <ForDefaultRoleReaders>
      <RoleFormView roles={useRoles(true)} />
    </ForDefaultRoleReaders>
  );
}

/** RT-29 KR-55 */
export function EditRolePage() {
  const { id = '' } = useParams({ strict: false });
  return <RoleFormView key={id} roles={useRoles(false)} roleId={id} />;
}

/** RT-30 KR-56 */
export function EditDefaultRolePage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <ForDefaultRoleReaders>
      <RoleFormView key={id} roles={useRoles(true)} roleId={id} />
    </ForDefaultRoleReaders>
  );
}

type RoleFormViewProps = { readonly roles: Roles; readonly roleId?: string };

function RoleFormView({ roles, roleId }: RoleFormViewProps) {
  const t = usePhrases(rolesPhrases);
  const list = useQuery(rolesQuery(roles));
  const one = useQuery({
    ...roleQuery(roles, roleId ?? ''),
    enabled: roleId !== undefined,
    refetchOnWindowFocus: false,
  });
  const role = one.data ?? undefined;
  const title =
    roleId === undefined ? t(roles.isDefault ? 'createDefault' : 'create') : t('editTitle', { name: role?.name ?? '' });
  const mayNot = roleId === undefined ? !roles.canManage : role !== undefined && !role.canEdit;
  const isReady = list.data !== undefined && (roleId === undefined || role !== undefined);
  return (
    <Pane
      header={
        <PageHeader
          title={title}
          back={<Link to={rolePaths.list(roles)}>{t(roles.isDefault ? 'defaultTitle' : 'title')}</Link>}
        />
      }
    >
      <PaneMessage>
        <LoadState
          query={list.data && roleId !== undefined ? one : list}
          failed={[t('failed'), t('failedHint')]}
          missing={[t('notFound'), t('notFoundHint')]}
          rows={8}
        />
        {isReady && mayNot && (
          <EmptyState title={t('mayNotEdit')}>{t(roleId === undefined ? 'mayNotCreateHint' : 'beyondOwn')}</EmptyState>
        )}
      </PaneMessage>
      {isReady && !mayNot && <RoleFields roles={roles} role={role} records={list.data} />}
    </Pane>
  );
}
