import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconCloudUp, IconFileImport, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type MenuSummary, menuListQuery, withoutTemplates } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useMayPublishSomewhere } from '../../../publishing/may-publish.ts';
import { wholeCompany } from '../../../session/level/active-level.ts';
import { hasFeature, mayManageMenus } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { useIsBuilt } from '../../../ui/frame/use-is-built.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Toolbar } from '../../../ui/layout/toolbar.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AdminDialogs } from './admin-dialogs.tsx';
import styles from './menus-admin.module.css';
import { useAdminDialog } from './use-admin-dialog.ts';
import { useDeleteMenu } from './use-delete-menu.ts';
import { useMenuColumns } from './use-menu-columns.tsx';

/** The company's menus, or its templates, and the actions on each; the address says which are shown. RT-49, MN-11, MN-21 */
export function MenusAdminPage() {
  const t = usePhrases(menusPhrases);
  const session = useSession();
  const { userCompanyId } = session;
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { data: all = [], isPending, isError, refetch } = useQuery(menuListQuery(userCompanyId));
  const { show } = useSearch({ strict: false });
  const isTemplates = show === 'templates';
  const menus = isTemplates ? all.filter(({ template }) => template) : withoutTemplates(all);
  const dialog = useAdminDialog();
  const onHistory = useCallback(
    ({ id }: MenuSummary) =>
      navigate({ to: '/changeMenu', search: { menuId: id, locationId: wholeCompany, history: '1' } }),
    [navigate],
  );
  const columns = useMenuColumns({ onAct: dialog.open, onDelete: useDeleteMenu(), onHistory, isTemplates });
  // A template is edited for the whole company, since it goes to no store.
  const open = (menuId: string) =>
    navigate({ to: '/changeMenu', search: { menuId, ...(isTemplates && { locationId: wholeCompany }) } });
  const count = isTemplates ? 'templateCount' : 'count';
  const add = mayManageMenus(session) && <AddButton onClick={() => dialog.open({ act: 'create' })} />;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeader
          title={t('title')}
          aside={menus.length > 0 && <Count value={menus.length} label={t(count, { count: menus.length })} />}
          actions={<Actions add={all.length > 0 && add} />}
        />
        <Toolbar label={t('search')}>
          <ShownSwitch isTemplates={isTemplates} />
          {menus.length > 5 && (
            <TextInput
              className={styles.search ?? ''}
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
        </Toolbar>
      </div>
      {isPending && (
        <div className={styles.inset}>
          <SkeletonTable rows={4} />
        </div>
      )}
      {isError && (
        <div className={styles.inset}>
          <ErrorState title={t('loadFailed')} onRetry={() => refetch()} />
        </div>
      )}
      {!isPending && !isError && menus.length === 0 && (
        <div className={styles.inset}>
          {isTemplates ? (
            <EmptyState title={t('noTemplatesYet')}>{t('noTemplatesHint')}</EmptyState>
          ) : (
            <EmptyState title={t('empty')} action={all.length === 0 && add}>
              {t('emptyHint')}
            </EmptyState>
          )}
        </div>
      )}
      {menus.length > 0 && (
        <DataTable
          label={t(isTemplates ? 'templates' : 'title')}
          columns={columns}
          rows={menus}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          search={search}
          searchText={({ name, desc }) => `${name} ${desc}`}
          density="two-lines"
          onOpen={({ id }) => open(id)}
          onClearFilters={() => setSearch('')}
        />
      )}
      <AdminDialogs dialog={dialog.current} menus={all} onClose={dialog.close} />
    </div>
  );
}

function ShownSwitch({ isTemplates }: { readonly isTemplates: boolean }) {
  const t = usePhrases(menusPhrases);
  const keep = useKeepInAddress();
  return (
    <SegmentedControl
      aria-label={t('shown')}
      value={isTemplates ? 'templates' : 'menus'}
      data={[
        { value: 'menus', label: t('menus') },
        { value: 'templates', label: t('templates') },
      ]}
      onChange={(show) => keep({ show: show === 'templates' ? show : undefined })}
    />
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }) {
  const t = usePhrases(menusPhrases);
  return (
    <Changing>
      <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onClick}>
        {t('add')}
      </Button>
    </Changing>
  );
}

/** Import for people who may read a menu or settings in; Publish once that screen is part of this build. */
function Actions({ add }: { readonly add: React.ReactNode }) {
  const t = usePhrases(menusPhrases);
  const isBuilt = useIsBuilt();
  const mayPublish = useMayPublishSomewhere('locations');
  const navigate = useNavigate();
  const session = useSession();
  const mayImport = mayManageMenus(session) || hasFeature(session, 'accessConfigurationOptions');
  return (
    <>
      {mayImport && (
        <Button
          component={Link}
          to="/menu/import"
          leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
          variant="subtle"
        >
          {t('import')}
        </Button>
      )}
      {mayPublish && isBuilt('/menu/publish') && (
        <Button
          leftSection={<IconCloudUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => navigate({ href: '/menu/publish' })}
        >
          {t('publish')}
        </Button>
      )}
      {add}
    </>
  );
}
