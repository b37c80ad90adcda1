import { type ModifierItem, nextPlu } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';
import { modifierAddress } from './modifier-address.ts';

/** A copy with a name and a number of its own, right behind the original; it opens. */
export function useDuplicateModifier(): (modifier: ModifierItem) => void {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const edit = useEditMenu();
  const navigate = useNavigate();
  return (modifier) => {
    const id = newEntityId('mod-item');
    const { pluNum, next } = nextPlu(menu, 'modifierItems');
    const info = { ...modifier.info, name: t('copyName', { name: modifier.info.name }), displayName: '', pluNum };
    edit(({ modifiers, pluNumbers }) => {
      pluNumbers.modifierItems = next;
      const at = modifiers.items.findIndex((one) => one.id === modifier.id);
      modifiers.items.splice(at + 1, 0, { ...structuredClone(modifier), id, info });
    });
    return navigate({ href: modifierAddress(`m:${id}`) });
  };
}
