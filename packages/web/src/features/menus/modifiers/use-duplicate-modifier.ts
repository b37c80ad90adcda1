import type { ModifierItem } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useChangeMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { modifierAddress } from './modifier-address.ts';
import { type CopiedModifiers, withModifierCategoryCopies, withModifierCopies } from './modifier-copies.ts';
import type { ModifierKind } from './use-modifiers.ts';

const copiers = { modifier: withModifierCopies, category: withModifierCategoryCopies } as const;

/** Copies in the draft, of categories with their modifiers, one step of undo; answers their ids. */
export function useCopyModifiers(kind: ModifierKind = 'modifier'): (ids: readonly string[]) => readonly string[] {
  const t = usePhrases(menuItemsPhrases);
  const change = useChangeMenu();
  return (ids) => {
    let copies: CopiedModifiers['ids'] = [];
    change((menu) => {
      const copied = copiers[kind](menu, new Set(ids), (name) => t('copyName', { name }));
      copies = copied.ids;
      return copied.menu;
    });
    return copies;
  };
}

/** A copy with a name and a number of its own, right behind the original; it opens. */
export function useDuplicateModifier(): (modifier: ModifierItem) => void {
  const copy = useCopyModifiers();
  const navigate = useNavigate();
  return (modifier) => {
    const [id] = copy([modifier.id]);
    return navigate({ href: modifierAddress(`m:${id}`) });
  };
}
