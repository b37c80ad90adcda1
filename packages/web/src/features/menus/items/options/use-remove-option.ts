import { countPricesOf, deleteEntities, type StyleOption, whereUsed } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useChangeMenu, useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { confirm } from '../../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { placesOf } from '../../use-places.ts';
import { isInherited, someNames } from '../../use-safe-delete.ts';

type RemoveOption = {
  readonly departmentId: string;
  readonly styleId: string;
  readonly onDeactivate: (option: StyleOption) => void;
};

/** Takes an option out of a style; where something uses it, asks how to treat the use and its prices. */
export function useRemoveOption({ departmentId, styleId, onDeactivate }: RemoveOption) {
  const t = usePhrases(optionPricesPhrases);
  const editor = useEditor();
  const menu = useMenu((draft) => draft);
  const change = useChangeMenu();
  const remove = (option: StyleOption) => change((now) => deleteEntities(now, 'styleOption', [option.id]).menu);
  const ask = async (option: StyleOption) => {
    const path = ['departments', { id: departmentId }, 'styles', { id: styleId }, 'options', { id: option.id }];
    if (isInherited(editor, path)) return notify.info(say(menuItemsPhrases, 'inheritedDelete'));
    const places = placesOf(whereUsed(menu, 'styleOption', option.id), menu);
    if (places.length === 0) return remove(option);
    const prices = menu.items.reduce((count, item) => count + countPricesOf(item, option.id), 0);
    const used = t('used', { count: places.length, names: someNames(places) });
    const answer = await confirm({
      title: t('removeTitle', { name: option.name }),
      message: `${used} ${prices === 0 ? t('noPrices') : t('goes', { count: prices })}`,
      accept: t('remove'),
      ...(option.status === 'ACTIVE' && { save: t('deactivate') }),
    });
    if (answer === 'save') onDeactivate(option);
    return answer === 'accept' ? remove(option) : undefined;
  };
  return (option: StyleOption) => {
    ask(option).catch((error: unknown) => console.error(error));
  };
}
