import { Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { recall, remember } from '../../session/browser-memory.ts';
import { useSession } from '../../session/session-store.ts';
import { FilterButton } from '../../ui/actions/filter-button.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';

export type ListColumn<Row> = DataColumn<Row> & {
  /** Names it in the menu of columns; without a name it is always shown. */
  readonly choice?: string;
};

/** The columns that this person has left in a list, and the menu that chooses them; remembered for the next visit. */
export function useListColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
): { readonly shown: readonly DataColumn<Row>[]; readonly menu: ReactNode } {
  const { userId } = useSession();
  const key = `columns.${list}.${userId}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(recall(key)?.split(' ')));
  const handleToggle = (id: string) => {
    const next = hidden.symmetricDifference(new Set([id]));
    setHidden(next);
    remember(key, next.size === 0 ? null : [...next].join(' '));
  };
  const chosen = columns.filter(({ choice }) => choice !== undefined);
  return {
    shown: columns.filter(({ id, choice }) => choice === undefined || !hidden.has(id)),
    menu: <ColumnsMenu columns={chosen} hidden={hidden} onToggle={handleToggle} />,
  };
}

type ColumnsMenuProps<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
};

function ColumnsMenu<Row>({ columns, hidden, onToggle }: ColumnsMenuProps<Row>) {
  const t = usePhrases(uiPhrases);
  return (
    <MenuButton
      button={(props) => (
        <FilterButton {...props} isOn={columns.some(({ id }) => hidden.has(id))}>
          <IconColumns3 size={14} stroke={1.75} aria-hidden />
          {t('columns')}
        </FilterButton>
      )}
      items={() =>
        columns.map(({ id, choice }) => (
          <Menu.CheckboxItem key={id} checked={!hidden.has(id)} closeMenuOnClick={false} onChange={() => onToggle(id)}>
            {choice}
          </Menu.CheckboxItem>
        ))
      }
    />
  );
}
