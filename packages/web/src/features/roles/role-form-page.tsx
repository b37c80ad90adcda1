import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { rolesPhrases } from '../../phrases/roles.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { roleQuery, rolesQuery } from './role-calls.ts';
import { RoleFields } from './role-fields.tsx';
import { type Roles, rolePaths, useRoles } from './role-scope.ts';
import styles from './roles.module.css';

/** RT-27 KR-53 */
export function CreateRolePage() {
  return <RoleFormView roles={useRoles(false)} />;
}

/** RT-28 KR-54 */
export function CreateDefaultRolePage() {
  return <RoleFormView roles={useRoles(true)} />;
}

/** RT-29 KR-55 */
export function EditRolePage() {
  const { id = '' } = useParams({ strict: false });
  return <RoleFormView key={id} roles={useRoles(false)} roleId={id} />;
}

/** RT-30 KR-56 */
export function EditDefaultRolePage() {
  const { id = '' } = useParams({ strict: false });
  return <RoleFormView key={id} roles={useRoles(true)} roleId={id} />;
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
  const isMissing = roleId !== undefined && one.data === null;
  const mayNot = roleId === undefined ? !roles.canManage : role !== undefined && !role.canEdit;
  const isReady = list.data !== undefined && (roleId === undefined || role !== undefined);
  const isFailed = list.isError || one.isError;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={title}
          back={<Link to={rolePaths.list(roles)}>{t(roles.isDefault ? 'defaultTitle' : 'title')}</Link>}
        />
      </div>
      {isFailed && (
        <div className={styles.message}>
          <ErrorState title={t('failed')} onRetry={() => [list.refetch(), roleId !== undefined && one.refetch()]}>
            {t('failedHint')}
          </ErrorState>
        </div>
      )}
      {!isReady && !isFailed && !isMissing && (
        <div className={styles.message}>
          <SkeletonTable rows={8} />
        </div>
      )}
      {isMissing && (
        <div className={styles.message}>
          <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState>
        </div>
      )}
      {isReady && mayNot && (
        <div className={styles.message}>
          <EmptyState title={t('mayNotEdit')}>{t(roleId === undefined ? 'mayNotCreateHint' : 'beyondOwn')}</EmptyState>
        </div>
      )}
      {isReady && !mayNot && <RoleFields roles={roles} role={role} records={list.data} />}
    </div>
  );
}
