import { centsOf } from '../../formats/amount.ts';
import type { Path } from '../../overrides/change.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { modifiersById } from '../menu-index.ts';
import { entryFor } from './scheme-entry.ts';
import type { AloneSelection, Price, PriceProblemCode } from './selection.ts';
import { upchargeLines } from './style-upcharges.ts';
import type { ChosenOption } from './variants.ts';

/** A modifier ordered without an item: its base price and the upcharges of the chosen options. */
export function priceAlone(menu: MenuBlob, selection: AloneSelection, scheme: string): Price {
  const path: Path = ['modifiers', 'items', { id: selection.modifierId }];
  const modifier = modifiersById(menu.modifiers.items).get(selection.modifierId);
  if (!modifier) return refused('NO_SUCH_MODIFIER', path, 'This modifier does not exist.');
  const entry = entryFor(modifier.pricing, scheme, menu);
  if (!entry?.orderAlone.enabled)
    return refused('NOT_ORDERED_ALONE', path, `${modifier.info.name} is not sold separately.`);
  const source: Path = [...path, 'pricing', { by: 'pricingScheme', value: entry.pricingScheme }, 'orderAlone'];
  const base = centsOf(entry.orderAlone.basePrice) ?? 0;
  const lines = [
    { label: modifier.info.name, cents: base, source: [...source, 'basePrice'] },
    ...upchargeLines(entry.orderAlone.styleUpcharge, chosenOptions(menu, selection), source),
  ];
  return { cents: lines.reduce((sum, { cents }) => sum + cents, 0), lines, problems: [] };
}

function chosenOptions(menu: MenuBlob, { options }: AloneSelection): readonly ChosenOption[] {
  return menu.departments
    .flatMap((department) => department.styles)
    .flatMap((style) => {
      const option = style.options.find(({ id }) => id === options[style.id]);
      return option ? [{ style, option }] : [];
    });
}

function refused(code: PriceProblemCode, path: Path, message: string): Price {
  return { cents: 0, lines: [], problems: [{ code, path, message }] };
}
