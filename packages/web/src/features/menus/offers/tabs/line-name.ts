import { type MenuBlob, type Selection, sizeStyleOf } from '@servery/domain';

/** `Large 14″ Harbor Supreme`: an item as a ticket names it, size first. */
export function lineName(menu: MenuBlob, selection: Selection): string {
  if (!('itemId' in selection)) {
    return menu.modifiers.items.find(({ id }) => id === selection.modifierId)?.info.name ?? '';
  }
  const item = menu.items.find(({ id }) => id === selection.itemId);
  const department = menu.departments.find(({ id }) => id === item?.department);
  const size = department && sizeStyleOf(department);
  const chosen = size && selection.options[size.id];
  const name = size?.options.find(({ id }) => id === chosen)?.name;
  return [name, item?.info.name].filter(Boolean).join(' ');
}
