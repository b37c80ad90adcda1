import { centsOf } from '../../formats/amount.ts';
import type { Path } from '../../overrides/change.ts';
import type { StyleUpcharge } from '../entities/pricing-entries.ts';
import type { PriceLine } from './selection.ts';
import type { ChosenOption } from './variants.ts';

/** One line per chosen option that costs more or less; an upcharge for this size goes before one for every size. */
export function upchargeLines(
  upcharges: readonly StyleUpcharge[],
  chosen: readonly ChosenOption[],
  source: Path,
): readonly PriceLine[] {
  if (upcharges.length === 0) return [];
  const size = chosen.find(({ style }) => style.isSize)?.option.id;
  return chosen.flatMap(({ style, option }) => {
    const matching = upcharges.filter((entry) => entry.style === style.id && entry.styleOption === option.id);
    const upcharge =
      matching.find((entry) => entry.sizeOption !== null && entry.sizeOption === size) ??
      matching.find((entry) => entry.sizeOption === null);
    const cents = upcharge && centsOf(upcharge.flatRate);
    if (upcharge === undefined || cents === undefined) return [];
    return [{ label: option.name, cents, source: [...source, 'styleUpcharge', { id: upcharge.id }, 'flatRate'] }];
  });
}
