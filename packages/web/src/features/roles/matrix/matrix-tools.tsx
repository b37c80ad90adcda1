import { Menu, SegmentedControl, TextInput } from '@mantine/core';
import { IconArrowsLeftRight, IconCheck, IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { rolesPhrases } from '../../../phrases/roles.ts';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { Toolbar } from '../../../ui/layout/toolbar.tsx';
import type { RoleRecord } from '../role-calls.ts';
import styles from '../roles.module.css';
import { type MatrixShow, matrixShows } from './matrix-lines.ts';

type MatrixToolsProps = {
  readonly records: readonly RoleRecord[];
  readonly total: number;
  readonly changes: number;
  readonly show: MatrixShow;
};

/** Search, what is shown, and which roles stand side by side: all in the address bar. */
export function MatrixTools({ records, total, changes, show }: MatrixToolsProps) {
  const t = usePhrases(rolesPhrases);
  const navigate = useNavigate();
  const { q = '', compare } = useSearch({ strict: false });
  const chosen = new Set(compare?.split(','));
  const keep = (change: Partial<Record<'q' | 'show' | 'compare', string | undefined>>) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
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
    <div className={styles.tools}>
      <Toolbar label={t('filters')}>
        <TextInput
          className={styles.search ?? ''}
          type="search"
          value={q}
          aria-label={t('searchPermissions', { count: total })}
          placeholder={t('searchPermissions', { count: total })}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          onChange={(event) => keep({ q: event.currentTarget.value || undefined })}
        />
        <SegmentedControl
          value={show}
          onChange={(next) => keep({ show: next === 'all' ? undefined : next })}
          aria-label={t('shownPermissions')}
          data={matrixShows.map((value) => ({ value, label: labels[value] }))}
        />
        <MenuButton
          button={(props) => (
            <button {...props} type="button" className={styles.filter} data-on={chosen.size > 0 || undefined}>
              <IconArrowsLeftRight size={14} stroke={1.75} aria-hidden />
              {chosen.size > 0 ? t('comparing', { count: chosen.size }) : t('compare')}
            </button>
          )}
          items={() => (
            <>
              {records.map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  closeMenuOnClick={false}
                  role="menuitemcheckbox"
                  aria-checked={chosen.has(id)}
                  rightSection={chosen.has(id) ? <IconCheck size={14} stroke={2} aria-hidden /> : undefined}
                  onClick={() => toggle(id)}
                >
                  {name}
                </Menu.Item>
              ))}
              <Menu.Divider />
              <Menu.Item onClick={() => keep({ compare: undefined })}>{t('compareAll')}</Menu.Item>
            </>
          )}
        />
      </Toolbar>
    </div>
  );
}
