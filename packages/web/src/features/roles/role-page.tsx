import { Button } from '@mantine/core';
import { listPermissions, permissionGroups } from '@servery/domain';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { rolesPhrases } from '../../phrases/roles.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { HoldersPanel } from './holders-panel.tsx';
import { type RoleRecord, roleQuery, rolesQuery } from './role-calls.ts';
import { Percent } from './role-columns.tsx';
import { type Roles, rolePaths, useRoles } from './role-scope.ts';
import styles from './roles.module.css';
import { useRoleActions } from './use-role-actions.tsx';
import { useMayAskWhy } from './why/use-why.ts';
import { WhyPanel } from './why/why-panel.tsx';

/** RT-31 KR-57: one role of the company. */
export function RolePage() {
  return <RoleView isDefault={false} />;
}

/** RT-32 KR-58: one template. */
export function DefaultRolePage() {
  return <RoleView isDefault />;
}

function RoleView({ isDefault }: { readonly isDefault: boolean }) {
  const t = usePhrases(rolesPhrases);
  const roles = useRoles(isDefault);
  const { id = '' } = useParams({ strict: false });
  const { data, isPending, isError, refetch } = useQuery(roleQuery(roles, id));
  const mayAskWhy = useMayAskWhy() && !isDefault;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={data?.name ?? t('role')}
          subtitle={data?.group}
          back={<Link to={rolePaths.list(roles)}>{t(isDefault ? 'defaultTitle' : 'title')}</Link>}
          actions={data?.canEdit && <RoleActions roles={roles} role={data} />}
        />
      </div>
      {isPending && (
        <div className={styles.message}>
          <SkeletonTable rows={8} />
        </div>
      )}
      {isError && (
        <div className={styles.message}>
          <ErrorState title={t('failed')} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </div>
      )}
      {data === null && (
        <div className={styles.message}>
          <EmptyState title={t('notFound')}>{t('notFoundHint')}</EmptyState>
        </div>
      )}
      {data && <RoleBody roles={roles} role={data} mayAskWhy={mayAskWhy} />}
      {mayAskWhy && <WhyPanel />}
    </div>
  );
}

function RoleActions({ roles, role }: { readonly roles: Roles; readonly role: RoleRecord }) {
  const t = usePhrases(rolesPhrases);
  const { data: records = [] } = useQuery(rolesQuery(roles));
  const actions = useRoleActions(roles, role, records);
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Button variant="danger" leftSection={<IconTrash {...icon} />} onClick={actions.remove}>
        {t('delete')}
      </Button>
      <Button leftSection={<IconCopy {...icon} />} onClick={actions.clone}>
        {t('clone')}
      </Button>
      <Button
        renderRoot={(props) => <Link {...props} to={rolePaths.edit(roles)} params={{ id: role.id }} />}
        variant="filled"
        leftSection={<IconPencil {...icon} />}
      >
        {t('edit')}
      </Button>
      {actions.dialog}
    </>
  );
}

type RoleBodyProps = { readonly roles: Roles; readonly role: RoleRecord; readonly mayAskWhy: boolean };

function RoleBody({ roles, role, mayAskWhy }: RoleBodyProps) {
  const t = usePhrases(rolesPhrases);
  const all = listPermissions(roles).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.body} aria-label={role.name} tabIndex={0}>
      <div className={styles.columns}>
        <Panel title={t('permissions')} aside={t('ofAll', { count: role.grantedPermissions.length, all })}>
          <GrantedGroups role={role} roles={roles} />
        </Panel>
        <div className={styles.side}>
          <Panel title={t('details')}>
            <dl className={styles.facts}>
              <div>
                <dt>{t('maxDiscount')}</dt>
                <dd>
                  <Percent value={role.changes.currentMaxDiscountPct} />
                </dd>
              </div>
              <div>
                <dt>{t('group')}</dt>
                <dd>{role.group ?? t('noGroup')}</dd>
              </div>
              <div>
                <dt>{t('version')}</dt>
                <dd>{role.ver}</dd>
              </div>
            </dl>
          </Panel>
          {mayAskWhy && <HoldersPanel roleId={role.id} />}
        </div>
      </div>
    </section>
  );
}

/** RL-05: what the role allows, under the names of the groups. */
function GrantedGroups({ role, roles }: { readonly role: RoleRecord; readonly roles: Roles }) {
  const t = usePhrases(rolesPhrases);
  const granted = listPermissions(roles).filter(({ code }) => role.grantedPermissions.includes(code));
  if (granted.length === 0) return <p className={styles.padded}>{t('allowsNothing')}</p>;
  return (
    <div className={styles.groups}>
      {permissionGroups
        .filter((group) => granted.some((entry) => entry.group === group))
        .map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <ul>
              {granted
                .filter((entry) => entry.group === group)
                .map(({ code, name }) => (
                  <li key={code}>{name}</li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
