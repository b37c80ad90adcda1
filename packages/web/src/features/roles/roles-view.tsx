import { Button, SegmentedControl } from '@mantine/core';
import { IconHelpCircle, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Count } from '../../ui/data/count.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { useMayAskWhy, useWhy } from './grants/use-why.ts';
import { WhyPanel } from './grants/why-panel.tsx';
import { RoleMatrix } from './matrix/role-matrix.tsx';
import { type RoleRecord, rolesQuery } from './role-calls.ts';
import { RoleList } from './role-list.tsx';
import { type Roles, rolePaths, useRoles } from './role-scope.ts';

/** All roles, as a list or as a matrix; the address says which. */
export function RolesView({ isDefault }: { readonly isDefault: boolean }) {
  const t = usePhrases(rolesPhrases);
  const roles = useRoles(isDefault);
  const navigate = useNavigate();
  const why = useWhy();
  const mayAskWhy = useMayAskWhy() && !isDefault;
  const { view } = useSearch({ strict: false });
  const query = useQuery(rolesQuery(roles));
  const { data } = query;
  const isMatrix = view === 'matrix';
  const showAs = (next: string) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, view: next === 'matrix' ? next : undefined }) });
  return (
    <Pane
      header={
        <PageHeader
          title={t(isDefault ? 'defaultTitle' : 'title')}
          aside={data && <Count value={data.length} label={t('roles')} />}
          subtitle={isDefault ? t('defaultText') : undefined}
          actions={
            <>
              <SegmentedControl
                value={isMatrix ? 'matrix' : 'list'}
                onChange={showAs}
                aria-label={t('showAs')}
                data={[
                  { value: 'list', label: t('list') },
                  { value: 'matrix', label: t('matrix') },
                ]}
              />
              {mayAskWhy && (
                <Button
                  leftSection={<IconHelpCircle size={16} stroke={1.75} aria-hidden />}
                  onClick={() => why.open({})}
                >
                  {t('why')}
                </Button>
              )}
              {roles.canManage && <CreateLink roles={roles} />}
            </>
          }
        />
      }
    >
      <PaneMessage>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={8} />
      </PaneMessage>
      {data && <Shown roles={roles} records={data} isMatrix={isMatrix} />}
      {mayAskWhy && <WhyPanel />}
    </Pane>
  );
}

type ShownProps = { readonly roles: Roles; readonly records: readonly RoleRecord[]; readonly isMatrix: boolean };

function Shown({ roles, records, isMatrix }: ShownProps) {
  const t = usePhrases(rolesPhrases);
  if (records.length === 0)
    return (
      <PaneMessage>
        <EmptyState title={t('none')} action={roles.canManage && <CreateLink roles={roles} />}>
          {t(roles.canManage ? 'noneHint' : 'noneText')}
        </EmptyState>
      </PaneMessage>
    );
  return isMatrix ? <RoleMatrix roles={roles} records={records} /> : <RoleList roles={roles} records={records} />;
}

function CreateLink({ roles }: { readonly roles: Roles }) {
  const t = usePhrases(rolesPhrases);
  return (
    <Button
      component={Link}
      to={rolePaths.create(roles)}
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      {t('create')}
    </Button>
  );
}
