import { isSchemeInUse, type Path, type PricingScheme } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offerPath } from '../use-offers.ts';

export function schemeValuePath(offerId: string, schemeId: string): Path {
  return [...offerPath(offerId), 'value', 'schemes', { by: 'schemeId', value: schemeId }];
}

/** The schemes in use, the default one first. */
export function useSchemes(): readonly PricingScheme[] {
  const schemes: readonly PricingScheme[] = useMenu((menu) => menu.pricingSchemes);
  return schemes.filter(isSchemeInUse).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
