import { Menu, SegmentedControl } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { FilterButton } from '../../../ui/actions/filter-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { PaneTools } from '../../../ui/layout/pane/pane.tsx';
import type { RoleRecord } from '../role-calls.ts';
import { type MatrixShow, matrixShows } from './matrix-lines.ts';

type MatrixToolsProps = {
  readonly records: readonly RoleRecord[];
  readonly total: number;
  readonly changes: number;
  readonly show: MatrixShow;
};

/** The search, the filter and the roles that are compared, all kept in the address. */
export function MatrixTools({ records, total, changes, show }: MatrixToolsProps) {
  const t = usePhrases(rolesPhrases);
  const { q = '', compare } = useSearch({ strict: false });
  const chosen = new Set(compare?.split(','));
  const keep = useKeepInAddress();
  const toggle = (id: string) => {
    const next = records.map((role) => role.id).filter((one) => chosen.has(one) !== (one === id));
    return keep({ compare: next.length > 0 ? next.join(',') : undefined });
  };
  const labels: Readonly<Record<MatrixShow, string>> = {
    all: t('showAll'),
    differences: t('showDifferences'),
    changed: changes > 0 ? t('showChangedCount', { count: changes }) : t('showChanged'),
  };
  return (
    <PaneTools label={t('filters')}>
      <SearchInput
        label={t('searchPermissions', { count: total })}
        value={q}
        onChange={(text) => keep({ q: text || undefined })}
      />
      <SegmentedControl
        value={show}
        onChange={(next) => keep({ show: next === 'all' ? undefined : next })}
        aria-label={t('shownPermissions')}
        data={matrixShows.map((value) => ({ value, label: labels[value] }))}
      />
      <MenuButton
        button={(props) => (
          <FilterButton {...props} isOn={chosen.size > 0}>
            <IconArrowsLeftRight size={14} stroke={1.75} aria-hidden />
            {chosen.size > 0 ? t('comparing', { count: chosen.size }) : t('compare')}
          </FilterButton>
        )}
        items={() => (
          <>
            {records.map(({ id, name }) => (
              <Menu.CheckboxItem key={id} checked={chosen.has(id)} closeMenuOnClick={false} onChange={() => toggle(id)}>
                {name}
              </Menu.CheckboxItem>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => keep({ compare: undefined })}>{t('compareAll')}</Menu.Item>
          </>
        )}
      />
    </PaneTools>
  );
}
