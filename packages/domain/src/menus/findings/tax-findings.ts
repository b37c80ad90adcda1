import type { MenuBlob } from '../menu-blob.ts';
import { likelyTaxes } from '../uses/tax-check.ts';
import { itemTaxes } from '../uses/taxed-items.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';

/** Active items that name no tax structure, where most items beside them name one that is not the first of the menu. */
export function taxFindings(menu: MenuBlob): readonly MenuFinding[] {
  const names = new Map(menu.taxStructures.map(({ id, name }) => [id, name]));
  return likelyTaxes(itemTaxes(menu))
    .filter(({ item }) => item.info.status === 'ACTIVE')
    .map(({ item: { id, info }, structureId, sharedBy }) =>
      menuFinding(
        'NO_TAX',
        ['items', { id }, 'taxStructureId'],
        `${info.name} has no tax selected. Most items in its ${sharedBy.toLowerCase()} use ${names.get(structureId)}.`,
      ),
    );
}
