import type { Choice } from '../../entities/item-groups.ts';
import type { LineItem } from './priced-line.ts';

/** Whether one of the choices means this line. */
export function matchesAny(choices: readonly Choice[], item: LineItem | undefined): boolean {
  return item !== undefined && choices.some((choice) => matchesChoice(choice, item));
}

function matchesChoice(choice: Choice, item: LineItem): boolean {
  return (
    LEVELS[choice.level](choice, item) &&
    (choice.limitToSizeIds.length === 0 || choice.limitToSizeIds.includes(item.sizeId ?? '')) &&
    (choice.limitToStyleIds.length === 0 || hasListedOptions(choice.limitToStyleIds, item))
  );
}

const LEVELS: Record<Choice['level'], (choice: Choice, item: LineItem) => boolean> = {
  CATEGORY: ({ categoryId }, item) => categoryId === item.categoryId,
  ITEMS: ({ departmentId }, item) => departmentId === item.departmentId,
  ITEM: ({ itemId }, item) => itemId === item.itemId,
};

/** Of each style with listed options the line has one; options of other departments say nothing about it. */
function hasListedOptions(listed: readonly string[], { styles, options }: LineItem): boolean {
  const limiting = styles.filter((style) => style.options.some(({ id }) => listed.includes(id)));
  return limiting.length > 0 && limiting.every(({ id }) => listed.includes(options[id] ?? ''));
}
