import { type MenuBlob, pathKey, type Use } from '@servery/domain';
import { menuItemsPhrases } from '../../phrases/menu-items.ts';
import { say } from '../../phrases/phrases.ts';

/** Something of the menu that names an entity, as people call it. */
export type UsePlace = {
  readonly key: string;
  readonly name: string;
  /** Where it is edited, if a screen shows it: `pizza/item/supreme` below the menu items. */
  readonly address: string | null;
};

/** What names an entity, each once: the item, the layout tab, the featured items. */
export function placesOf(uses: readonly Use[], menu: MenuBlob): readonly UsePlace[] {
  const places = uses.map((use) => placeOf(use, menu));
  return [...new Map(places.map((place) => [place.key, place])).values()];
}

function placeOf({ path, name }: Use, menu: MenuBlob): UsePlace {
  const [list, owner] = path;
  if (list === 'onlineFeaturedItems') return { key: list, name: say(menuItemsPhrases, 'featured'), address: null };
  if (list === 'layout') return tabPlace(path, menu);
  const id = typeof owner === 'object' && 'id' in owner ? String(owner.id) : '';
  return {
    key: pathKey(path.slice(0, 2)),
    name: name || say(menuItemsPhrases, 'onlineCategories'),
    address: addressOf(String(list), id, menu),
  };
}

function tabPlace([, , step]: Use['path'], menu: MenuBlob): UsePlace {
  const id = typeof step === 'object' && 'id' in step ? String(step.id) : '';
  const name = menu.layout.tabs.find((tab) => tab.id === id)?.name ?? '';
  return { key: `tab ${id}`, name: say(menuItemsPhrases, 'tab', { name }), address: null };
}

function addressOf(list: string, id: string, menu: MenuBlob): string | null {
  const enc = encodeURIComponent;
  switch (list) {
    case 'departments':
      return `departments/${enc(id)}/edit`;
    case 'categories': {
      const category = menu.categories.find((one) => one.id === id);
      return category ? `${enc(category.department)}/category/${enc(id)}` : null;
    }
    case 'items': {
      const item = menu.items.find((one) => one.id === id);
      return item ? `${enc(item.department)}/item/${enc(id)}` : null;
    }
    default:
      return null;
  }
}
