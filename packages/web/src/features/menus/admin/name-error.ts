import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { say } from '../../../phrases/phrases.ts';

/** The problem with a name for a menu; the menu itself may keep its own. */
export function nameError(name: string, menus: readonly MenuSummary[], ownId?: string): string | undefined {
  const given = name.trim().toLowerCase();
  if (given === '') return say(menusPhrases, 'nameMissing');
  const taken = menus.find((menu) => menu.id !== ownId && menu.name.toLowerCase() === given);
  return taken && say(menusPhrases, 'nameTaken', { name: taken.name });
}
