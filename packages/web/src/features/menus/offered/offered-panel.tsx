import { Button, Switch } from '@mantine/core';
import { findByPath, type Path } from '@servery/domain';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { offeredPhrases } from '../../../phrases/menus/modifiers/offered.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { countNotOffered, notOfferedText, type OfferedList } from './count-not-offered.ts';
import styles from './offered-panel.module.css';
import { useOfferAll, useSetOffered } from './use-set-offered.ts';

type OfferedPanelProps = { readonly path: Path; readonly department: string | undefined; readonly onClose: () => void };

type Line = {
  readonly list: OfferedList;
  readonly id: string;
  readonly name: string;
  readonly category: string;
};

/** Every modifier and category with whether it is offered; thousands are searched. */
export function OfferedPanel({ path, department, onClose }: OfferedPanelProps) {
  const t = usePhrases(offeredPhrases);
  const [search, setSearch] = useState('');
  const { categories, items } = useMenu((menu) => menu.modifiers);
  const all = t('wholeCategory');
  const lines = useMemo(() => {
    const members = Map.groupBy(items, ({ category }) => category);
    return categories.flatMap(({ id: category }): Line[] => [
      { list: 'categories', id: category, name: all, category },
      ...(members.get(category) ?? []).map(
        ({ id, info }) => ({ list: 'items', id, name: info.name, category }) as const,
      ),
    ]);
  }, [categories, items, all]);
  const names = useMemo(() => new Map(categories.map(({ id, info }) => [id, info.name])), [categories]);
  const nameOf = ({ list, name, category }: Line) => (list === 'items' ? name : `${names.get(category)}, ${name}`);
  const title = department === undefined ? t('ofMenu') : t('ofDepartment', { name: department });
  return (
    <SidePanel title={title} isOpen onClose={onClose} width={560}>
      <div className={styles.panel}>
        <Muted>{t('hint')}</Muted>
        <Whole path={path} label={title} />
        <SearchInput isWide label={t('search')} value={search} onChange={setSearch} />
        <div className={styles.rows}>
          <DataTable
            label={title}
            rows={lines}
            rowKey={({ list, id }) => `${list} ${id}`}
            rowName={nameOf}
            search={search}
            searchText={nameOf}
            onClearFilters={() => setSearch('')}
            groupOf={({ category }) => ({ id: category, title: names.get(category) ?? '', isCounted: false })}
            empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
            columns={[
              { id: 'name', title: t('modifier'), width: 'minmax(160px, 1fr)', cell: ({ name }) => name },
              {
                id: 'offered',
                title: t('offered'),
                width: '200px',
                cell: (line) => <OfferedSwitch path={path} line={line} name={nameOf(line)} />,
              },
            ]}
          />
        </div>
      </div>
    </SidePanel>
  );
}

/** Where all of it comes from, the differing stores, and the way to offer everything again. */
function Whole({ path, label }: { readonly path: Path; readonly label: string }) {
  const t = usePhrases(offeredPhrases);
  const mayEdit = useMayEdit(path);
  const offerAll = useOfferAll(path);
  const isSomeOff = useDraft((draft) => countNotOffered(findByPath(draft, path)) > 0);
  return (
    <Row gap={2} justify="between">
      {mayEdit && isSomeOff ? (
        <Button size="sm" onClick={offerAll}>
          {t('offerAll')}
        </Button>
      ) : (
        <span />
      )}
      <FieldMark path={path} label={label} format={(value) => notOfferedText(countNotOffered(value))} />
    </Row>
  );
}

type OfferedSwitchProps = { readonly path: Path; readonly line: Line; readonly name: string };

function OfferedSwitch({ path, line: { list, id, category }, name }: OfferedSwitchProps) {
  const t = usePhrases(offeredPhrases);
  const place = [...path, list, { id }, 'available'];
  const field = useField(place);
  const set = useSetOffered(path);
  const isCategoryOff = useDraft(
    (draft) => findByPath(draft, [...path, 'categories', { id: category }, 'available']) === false,
  );
  const label = t('offeredOf', { name });
  return (
    <Row gap={2}>
      <Switch
        aria-label={label}
        checked={field.value !== false}
        disabled={!field.canEdit}
        onChange={(event) => set({ list, id, isOffered: event.currentTarget.checked })}
      />
      {field.isChanged && <UnsavedDot />}
      <FieldMark path={place} label={label} format={(value) => t(value === false ? 'no' : 'yes')} />
      {list === 'items' && isCategoryOff && <Muted small>{t('withCategory')}</Muted>}
    </Row>
  );
}
