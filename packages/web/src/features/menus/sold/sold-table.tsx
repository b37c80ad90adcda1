import type { Path } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PaneFoot } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useEntityMarks } from '../tree/use-entity-marks.ts';
import type { SoldEntity } from './sold-edits.ts';
import { type SoldShown, SoldTools } from './sold-tools.tsx';
import { useKeptSelection } from './use-kept-selection.ts';
import { type SoldColumn, useSoldColumns } from './use-sold-columns.tsx';
import { useSoldFilters } from './use-sold-filters.ts';

export type SoldGroup = { readonly id: string; readonly title: string };

/** The parts of the selection that the bulk actions need. */
export type SoldSelection<Entity> = {
  readonly chosen: readonly Entity[];
  readonly select: (ids: readonly string[]) => void;
};

export type SoldTableProps<Entity extends SoldEntity> = {
  readonly label: string;
  readonly total: string;
  /** The text of the search field; without it that names, numbers and categories are found. */
  readonly searchLabel?: string;
  /** The place of their list in the menu: `['items']`. */
  readonly list: readonly string[];
  /** In the order of the menu. */
  readonly entities: readonly Entity[];
  /** The groups that they are listed by, in the order of the menu: categories, departments. */
  readonly groups?: readonly SoldGroup[];
  readonly groupIdOf?: (entity: Entity) => string;
  /** In cents; undefined where nothing says a price. */
  readonly priceOf?: (entity: Entity) => number | undefined;
  /** Beside name, number, price, status and marks. */
  readonly columns: readonly SoldColumn<Entity>[];
  /** Further filters of the table. */
  readonly filters?: readonly SoldShown<Entity>[];
  readonly addressOf: (entity: Entity) => string;
  readonly bulk: (selection: SoldSelection<Entity>) => ReactNode;
  readonly empty: { readonly title: string; readonly hint: string };
  /** Which lists the screen can show instead. */
  readonly views?: ReactNode;
  /** It is part of a form, and does not take the room of a pane. */
  readonly isPart?: boolean;
};

/** All items, modifiers, categories or departments: found, sorted, and changed many at once. */
export function SoldTable<Entity extends SoldEntity>(props: SoldTableProps<Entity>) {
  const { label, total, list, entities, groups = noGroups, groupIdOf, addressOf, bulk, empty, views } = props;
  const { isPart = false } = props;
  const t = usePhrases(soldTablePhrases);
  const { level } = useEditor();
  const navigate = useNavigate();
  const groupIds = useMemo(() => groups.map(({ id }) => id), [groups]);
  const filters = useSoldFilters(groupIds, isPart);
  const lists = useLists(list);
  const marks = useEntityMarks(lists);
  const shown = useShown(props.filters ?? noFilters, marks.marks);
  const passes = shown.find(({ id }) => id === filters.show)?.passes;
  const columns = useSoldColumns({ ...props, marks, pathOf: (id) => [...list, { id }] satisfies Path });
  const keyed = props.columns.flatMap((column) => column.keyed ?? []);
  const [selection, setSelection] = useKeptSelection(list);
  const chosen = useMemo(() => entities.filter(({ id }) => selection.has(id)), [entities, selection]);
  const group = useMemo(() => new Map(groups.map((one) => [one.id, one])), [groups]);
  const groupOf = (entity: Entity) => {
    const id = groupIdOf?.(entity) ?? '';
    return group.get(id) ?? { id, title: id };
  };
  return (
    <>
      {(views || entities.length > (isPart ? fewRows : 0)) && (
        <SoldTools
          label={label}
          search={props.searchLabel ?? t('search')}
          views={views}
          filters={filters}
          shown={shown}
          groups={groupIds}
        />
      )}
      <DataTable<Entity>
        label={label}
        columns={columns}
        rows={entities}
        {...(passes && { filter: passes })}
        rowKey={({ id }) => id}
        rowName={({ info }) => info.name}
        search={filters.words}
        searchText={(entity) =>
          `${entity.info.name} ${entity.info.displayName} ${entity.info.pluNum} ${groupOf(entity).title}`
        }
        sort={filters.sort}
        onSort={filters.setSort}
        {...(groupIdOf && {
          groupOf,
          folded: filters.words.trim() === '' ? filters.folded : nothingFolded,
          onFold: filters.setFolded,
        })}
        {...(level.canSave && {
          selection: new Set(chosen.map(({ id }) => id)),
          onSelect: setSelection,
          bulkActions: bulk({ chosen, select: (ids) => setSelection(new Set(ids)) }),
        })}
        rowKeys={Object.fromEntries(keyed.map(({ key, press }) => [key, press]))}
        onOpen={(entity) => navigate({ href: `${addressOf(entity)}${window.location.search}` })}
        empty={
          <EmptyState title={empty.title} framed={false}>
            {empty.hint}
          </EmptyState>
        }
        onClearFilters={filters.clear}
      />
      {entities.length > 0 && !isPart && (
        <PaneFoot
          keys={[
            ['J K', t('moveKey')],
            ...(level.canSave ? [['X', t('selectKey')] as const] : []),
            ...(groupIdOf ? [['←', t('foldKey')] as const] : []),
            ...keyed.map(({ key, says }) => [key.toUpperCase(), says] as const),
            ['Enter', t('open')],
          ]}
        >
          <span role="status">{total}</span>
        </PaneFoot>
      )}
    </>
  );
}

/** So few are found without a search. */
const fewRows = 8;
const noGroups = [] as const;
const noFilters = [] as const;
const nothingFolded: ReadonlySet<string> = new Set();

function useLists(list: readonly string[]) {
  const key = list.join('.');
  return useMemo(() => [key.split('.')], [key]);
}

/** The filters of every table, and those of this one. */
function useShown<Entity extends SoldEntity>(
  own: readonly SoldShown<Entity>[],
  marks: ReadonlyMap<string, unknown>,
): readonly SoldShown<Entity>[] {
  const t = usePhrases(soldTablePhrases);
  const { level } = useEditor();
  return useMemo(() => {
    const ofStatus = (id: 'active' | 'inactive', status: SoldEntity['info']['status']) => ({
      id,
      name: t(id),
      passes: ({ info }: Entity) => info.status === status,
    });
    const overridden = { id: 'overridden', name: t('overridden'), passes: ({ id }: Entity) => marks.has(id) };
    return [
      ofStatus('active', 'ACTIVE'),
      ofStatus('inactive', 'INACTIVE'),
      ...(level.kind === 'company' ? [] : [overridden]),
      ...own,
    ];
  }, [own, marks, level.kind, t]);
}
