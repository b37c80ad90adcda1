import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById } from '../menu-index.ts';
import { KITCHEN_CHANNELS, kitchenUse } from '../uses/kitchen-uses.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** Active items that go to no printer or display, in categories of which most items go to one: the kitchen would not see an order of them. */
export function kitchenFindings(menu: MenuBlob): readonly MenuFinding[] {
  const active = menu.items.filter(({ info }) => info.status === 'ACTIVE');
  return [...Map.groupBy(active, ({ category }) => category)].flatMap(([categoryId, items]) => {
    const unseen = items.filter((item) => !isSent(menu, item));
    if (unseen.length * 2 >= items.length) return [];
    const category = categoriesById(menu.categories).get(categoryId)?.info.name ?? '';
    return unseen.map(({ id, info: { name } }) =>
      menuFinding(
        'SENT_NOWHERE',
        ['items', { id }, 'printing'],
        `${name} goes to no kitchen printer, label printer or display. Most items of ${category} do.`,
      ),
    );
  });
}

function isSent(menu: MenuBlob, item: MenuItem): boolean {
  return KITCHEN_CHANNELS.some((channel) => kitchenUse(menu, item, channel).ids.length > 0);
}
