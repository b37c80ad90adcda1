import { Button, Menu } from '@mantine/core';
import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';

type TaxMenuProps = {
  readonly list: readonly string[];
  readonly ids: readonly string[];
  /** The owner of the tax structure that holds when none is chosen. */
  readonly owner: 'ownerItem' | 'ownerCategory' | 'ownerDepartment';
  readonly onSet: (taxStructureId: string | null) => void;
};

/** PX-01: the tax structure of all that are selected, or that of their category or department. */
export function TaxMenu({ list, ids, owner, onSet }: TaxMenuProps) {
  const t = usePhrases(soldTablePhrases);
  const structures = useMenu((menu) => menu.taxStructures);
  const mayTax = useMayEditAll(list, ids, 'taxStructureId');
  if (!mayTax) return null;
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {t('taxTo')}
        </Button>
      )}
      items={() => (
        <>
          <Menu.Item onClick={() => onSet(null)}>{t('taxAsAbove', { owner: say(menuItemsPhrases, owner) })}</Menu.Item>
          <Menu.Divider />
          {structures.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => onSet(id)}>
              {name}
            </Menu.Item>
          ))}
        </>
      )}
    />
  );
}
