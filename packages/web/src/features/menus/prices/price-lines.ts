import { isSchemeInUse, type PricingScheme } from '@servery/domain';
import type { GridLine } from '../../../ui/grid/grid-types.ts';

/** `Small 10″` as a name and its gray detail. */
export function sizeLine(id: string, name: string): GridLine {
  const split = /^(.*\S)\s+(\d[\d./]*\s?(?:″|"|in|oz|cm|ml|pc)\.?)$/.exec(name);
  return split ? { id, name: split[1] ?? name, detail: split[2] ?? '' } : { id, name };
}

/** PX-04: the schemes that are in use, the default one first. */
export function schemeColumns(schemes: readonly PricingScheme[]): GridLine[] {
  return schemes
    .filter(isSchemeInUse)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ id, name }) => ({ id, name }));
}
