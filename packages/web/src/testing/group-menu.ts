import { type MenuBlob, newCategory, newDepartment, newTaxStructure } from '@servery/domain';
import { buildMenuBlob } from './servers/menu-server.ts';

/** A second category of pizzas and one of pies, whose department has no sizes; a tax structure beside the first. */
export function buildGroupMenu(): MenuBlob {
  const menu = buildMenuBlob();
  return {
    ...menu,
    departments: [...menu.departments, newDepartment({ id: 'pies', name: 'Pies', categories: ['daily'] })],
    categories: [
      ...menu.categories,
      newCategory({ id: 'classic', department: 'pizza', name: 'Classic' }),
      newCategory({ id: 'daily', department: 'pies', name: 'Daily' }),
    ],
    taxStructures: [...menu.taxStructures, newTaxStructure({ id: 'no-tax', name: 'Untaxed' })],
  };
}
