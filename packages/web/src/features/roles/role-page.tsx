import { Button } from '@mantine/core';
import { listPermissions, permissionGroups } from '@servery/domain';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelNote } from '../../ui/data/panel.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { ForDefaultRoleReaders } from './for-default-role-readers.tsx';
import { useMayAskWhy } from './grants/use-why.ts';
import { WhyPanel } from './grants/why-panel.tsx';
import { HoldersPanel } from './holders-panel.tsx';
import { type RoleRecord, roleQuery, rolesQuery } from './role-calls.ts';
import { Percent } from './role-columns.tsx';
import { type Roles, rolePaths, useRoles } from './role-scope.ts';
import styles from './roles.module.css';
import { useRoleActions } from './use-role-actions.tsx';

/** RT-31 KR-57: one role of the company. */
export function RolePage() {
  return <RoleView isDefault={false} />;
}

/** RT-32 KR-58: one template. */
export function DefaultRolePage() {
  return (
    <ForDefaultRoleReaders>
      <RoleView isDefault />
    </ForDefaultRoleReaders>
  );
}

function RoleView({ isDefault }: { readonly isDefault: boolean }) {
  const t = usePhrases(rolesPhrases);
  const roles = useRoles(isDefault);
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(roleQuery(roles, id));
  const { data } = query;
  const mayAskWhy = useMayAskWhy() && !isDefault;
  return (
    <Pane
      header={
        <PageHeader
          title={data?.name ?? t('role')}
          subtitle={data?.group}
          back={<Link to={rolePaths.list(roles)}>{t(isDefault ? 'defaultTitle' : 'title')}</Link>}
          actions={roles.canManage && data?.canEdit && <RoleActions roles={roles} role={data} />}
        />
      }
    >
      <PaneMessage>
        <LoadState
          query={query}
          failed={[t('failed'), t('failedHint')]}
          missing={[t('notFound'), t('notFoundHint')]}
          rows={8}
        />
      </PaneMessage>
      {data && <RoleBody roles={roles} role={data} mayAskWhy={mayAskWhy} />}
      {mayAskWhy && <WhyPanel />}
    </Pane>
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
        <Stack gap={5}>
          <Panel title={t('details')}>
            <Facts>
              <Fact name={t('maxDiscount')}>
                <Percent value={role.changes.currentMaxDiscountPct} />
              </Fact>
              <Fact name={t('group')}>{role.group ?? t('noGroup')}</Fact>
              <Fact name={t('version')}>{role.ver}</Fact>
            </Facts>
          </Panel>
          {mayAskWhy && <HoldersPanel roleId={role.id} />}
        </Stack>
      </div>
    </section>
  );
}

/** RL-05: the permissions of the role, under the names of the groups. */
function GrantedGroups({ role, roles }: { readonly role: RoleRecord; readonly roles: Roles }) {
  const t = usePhrases(rolesPhrases);
  const granted = listPermissions(roles).filter(({ code }) => role.grantedPermissions.includes(code));
  if (granted.length === 0) return <PanelNote>{t('allowsNothing')}</PanelNote>;
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
