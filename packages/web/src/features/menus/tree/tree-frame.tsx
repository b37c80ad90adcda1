import { TextInput } from '@mantine/core';
import { IconSearch, IconTable } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { useScreenKeys } from '../../../ui/dialogs/use-screen-keys.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { TreeScreen } from '../forms/back-to-tree.tsx';
import forms from '../forms/menu-forms.module.css';
import { useIsOnePane } from './one-pane.ts';
import styles from './tree-panes.module.css';

export type TreeNarrowing<Filter extends string> = { readonly search: string; readonly filter: Filter };

type TreeFrameProps<Filter extends string> = {
  readonly title: string;
  /** The words of the search field: how much there is to search. */
  readonly searchLabel: string;
  readonly narrowing: TreeNarrowing<Filter>;
  readonly onNarrow: (narrowing: TreeNarrowing<Filter>) => void;
  /** The first lets everything through, and has no count. */
  readonly filters: readonly { readonly id: Filter; readonly label: string; readonly count?: number }[];
  /** Behind the filters, on their line: the button that opens the others. */
  readonly filtersEnd?: ReactNode;
  /** Other filters, below. */
  readonly pickers?: ReactNode;
  readonly add: ReactNode;
  /** The page with all of it in one table. */
  readonly tableAt: TreeScreen;
  readonly children: ReactNode;
};

/** The frame of a tree of the menu: its title, the add button, the search and the filters with their counts. */
export function TreeFrame<Filter extends string>(props: TreeFrameProps<Filter>) {
  const { title, searchLabel, narrowing, onNarrow, filters, filtersEnd, pickers, add, tableAt, children } = props;
  const t = usePhrases(menuItemsPhrases);
  const field = useRef<HTMLInputElement>(null);
  useScreenKeys([['/', () => field.current?.focus()]]);
  const { search, filter } = narrowing;
  const setSearch = (text: string) => onNarrow({ ...narrowing, search: text });
  return (
    <nav className={styles.tree} aria-label={title}>
      <div className={styles.treeHead}>
        <Heading>{title}</Heading>
        <Row gap={1} place="end">
          <TableLink to={tableAt} />
          {add}
        </Row>
      </div>
      <div className={styles.treeSearch}>
        <TextInput
          ref={field}
          aria-label={searchLabel}
          placeholder={searchLabel}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          rightSection={search === '' ? <KeyHint>/</KeyHint> : undefined}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        />
        <fieldset className={forms.chips} aria-label={t('filters')}>
          {filters.map(({ id, label, count }) => (
            <Chip
              key={id}
              isOn={filter === id}
              onPress={() => onNarrow({ ...narrowing, filter: id })}
              end={count !== undefined && <b>{count}</b>}
            >
              {label}
            </Chip>
          ))}
          {filtersEnd}
        </fieldset>
        {pickers}
      </div>
      {children}
    </nav>
  );
}

/** Not where the table is visible: beside the tree, but in one pane, where it takes the place of the tree. */
function TableLink({ to }: { readonly to: TreeScreen }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOnePane = useIsOnePane();
  if (pathname === to && !isOnePane) return null;
  return (
    <IconButton
      label={say(soldTablePhrases, 'table')}
      icon={<IconTable size={16} stroke={1.75} aria-hidden />}
      onClick={() => navigate({ to, search: (before: object) => ({ ...before, table: '1' }) })}
    />
  );
}
