import { countPricesOf, deleteEntities, type MenuBlob, type Style, whereUsed } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useChangeMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuOf } from '../../../../editing/kinds/menu-of.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { confirm } from '../../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { placesOf } from '../../use-places.ts';
import { isInherited, someNames } from '../../use-safe-delete.ts';

type RemoveStyle = {
  readonly departmentId: string;
  /** Its options are not sold, and keep their prices. */
  readonly onDeactivate: () => void;
};

/** Takes a style out of a department with its options; where something uses one of them, asks how to treat the use and its prices. */
export function useRemoveStyle({ departmentId, onDeactivate }: RemoveStyle): (style: Style) => void {
  const t = usePhrases(optionPricesPhrases);
  const editor = useEditor();
  const change = useChangeMenu();
  const remove = ({ id }: Style) => change((now) => deleteEntities(now, 'style', [id]).menu);
  const ask = async (style: Style) => {
    const path = ['departments', { id: departmentId }, 'styles', { id: style.id }];
    if (isInherited(editor, path)) return notify.info(say(menuItemsPhrases, 'inheritedDelete'));
    const menu = menuOf(editor.store.getState().draft);
    const places = placesOf(usesOf(menu, style), menu);
    if (places.length === 0) return remove(style);
    const prices = countPrices(menu, style);
    const used = t('used', { count: places.length, names: someNames(places) });
    const answer = await confirm({
      title: t('removeTitle', { name: style.name }),
      message: `${used} ${prices === 0 ? t('styleNoPrices') : t('styleGoes', { count: prices })}`,
      accept: t('remove'),
      ...(style.options.some(({ status }) => status === 'ACTIVE') && { save: t('deactivateOptions') }),
    });
    if (answer === 'save') onDeactivate();
    return answer === 'accept' ? remove(style) : undefined;
  };
  return (style) => {
    ask(style).catch((error: unknown) => console.error(error));
  };
}

function usesOf(menu: MenuBlob, { id, options }: Style) {
  return [...whereUsed(menu, 'style', id), ...options.flatMap((option) => whereUsed(menu, 'styleOption', option.id))];
}

function countPrices({ items }: MenuBlob, { options }: Style): number {
  return items.reduce((sum, item) => options.reduce((count, { id }) => count + countPricesOf(item, id), sum), 0);
}
