import { BASE, centsOf, costIn, entryFor, type ModifierItem, marginLeft } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { CostsSection, type Margins } from '../../costs/costs-section.tsx';
import { type ShownMargin, shownMargin } from '../../costs/entity-costs.ts';
import { schemeColumns } from '../../prices/price-lines.ts';
import { modifierPath, useEditModifiers } from '../use-modifiers.ts';
import { figureAt, type Schemes } from './addition-cells.ts';
import { costRows, type PriceAxes } from './price-axes.ts';

type ModifierCostsProps = { readonly modifier: ModifierItem; readonly axes: PriceAxes };

/** The cost of a regular amount to the restaurant, and the margin that its own prices leave; an item's price for it leaves the margin that the item says. */
export function ModifierCostsSection({ modifier, axes }: ModifierCostsProps) {
  const t = usePhrases(modifiersPhrases);
  const pricingSchemes = useMenu((menu) => menu.pricingSchemes);
  const edit = useEditModifiers();
  const menu = { pricingSchemes };
  const rows = costRows(axes, say(menuItemsPhrases, 'everySize'));
  const { cost, costs } = modifier.info;
  const hasCost = cost !== undefined || costs !== undefined;
  const schemes = schemeColumns(pricingSchemes).filter(
    ({ id }) => hasCost && entryFor(modifier.pricing, id, menu)?.basedOn === 'OWN',
  );
  const margins: Margins = new Map(
    schemes.map(({ id: scheme }) => [
      scheme,
      new Map(rows.map(({ id: size }) => [size, marginAt(modifier, { scheme, size }, { axes, menu })])),
    ]),
  );
  return (
    <CostsSection
      owner={modifierPath('modifier', modifier.id)}
      entity={modifier}
      hint={t('costsHint')}
      rows={rows}
      schemes={schemes}
      margins={margins}
      onEdit={(update) => edit([modifier.id], update)}
    />
  );
}

type MarginPlace = { readonly scheme: string; readonly size: string };
type Around = { readonly axes: PriceAxes; readonly menu: Schemes };

/** In the first option of the style across, as the grid of prices begins with it. */
function marginAt(modifier: ModifierItem, { scheme, size }: MarginPlace, around: Around): ShownMargin | undefined {
  const option = around.axes.style?.options[0]?.id ?? null;
  const { value } = figureAt(modifier, { scheme, size, option }, around);
  const price = value === null ? undefined : centsOf(value);
  const cost = costIn(modifier.info, size === BASE ? undefined : size);
  return price === undefined || cost === undefined ? undefined : shownMargin(marginLeft(price, cost));
}
