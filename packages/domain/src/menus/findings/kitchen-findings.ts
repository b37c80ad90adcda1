import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { KITCHEN_CHANNELS, kitchenUse } from '../uses/kitchen-uses.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';
import { exceptionsIn } from './most-of-category.ts';

/** Active items that go to no printer or display, in categories of which most items go to one: the kitchen would not see an order of them. */
export function kitchenFindings(menu: MenuBlob): readonly MenuFinding[] {
  return exceptionsIn(menu, (item) => isSent(menu, item)).map(({ item: { id, info }, category }) =>
    menuFinding(
      'SENT_NOWHERE',
      ['items', { id }, 'printing'],
      `${info.name} is not sent to a kitchen printer, label printer or display. Most items in ${category} are.`,
    ),
  );
}

function isSent(menu: MenuBlob, item: MenuItem): boolean {
  return KITCHEN_CHANNELS.some((channel) => kitchenUse(menu, item, channel).ids.length > 0);
}
