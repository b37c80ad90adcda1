import { isSchemeInUse, type PricingScheme } from './entities/pricing-schemes.ts';
import { type MenuFinding, menuFinding } from './findings/menu-finding.ts';
import type { MenuBlob } from './menu-blob.ts';
import { kindOf } from './pricing/scheme-of-order.ts';

/** Problems that leave it open which pricing scheme an order pays. */
export function schemeProblems({ pricingSchemes }: Pick<MenuBlob, 'pricingSchemes'>): readonly MenuFinding[] {
  return [...defaultProblems(pricingSchemes), ...claimProblems(pricingSchemes.filter(isSchemeInUse))];
}

function defaultProblems(schemes: readonly PricingScheme[]): readonly MenuFinding[] {
  const defaults = schemes.filter((scheme) => scheme.isDefault && scheme.isActive);
  if (defaults.length === 1) return [];
  const code = defaults.length === 0 ? 'NO_DEFAULT_SCHEME' : 'SEVERAL_DEFAULT_SCHEMES';
  return [menuFinding(code, ['pricingSchemes'], 'Choose exactly one active pricing scheme as the default.')];
}

/** Two schemes that claim the same orders in the same way; of a more general claim the more specific one takes its part. */
function claimProblems(schemes: readonly PricingScheme[]): readonly MenuFinding[] {
  return schemes.flatMap((scheme, at) => {
    const rival = schemes.slice(0, at).find((earlier) => claimSame(earlier, scheme));
    if (!rival) return [];
    const field = kindOf(scheme) === 'CHANNEL' ? 'channels' : 'orderTypes';
    const path = ['pricingSchemes', { id: scheme.id }, 'appliesTo', field];
    return [menuFinding('SCHEME_CLAIMED_TWICE', path, `${rival.name} already applies to some of these orders.`)];
  });
}

function claimSame(one: PricingScheme, other: PricingScheme): boolean {
  const kind = kindOf(one);
  if (kind === undefined || kind !== kindOf(other)) return false;
  const types = meet(one.appliesTo?.orderTypes, other.appliesTo?.orderTypes);
  const channels = meet(one.appliesTo?.channels, other.appliesTo?.channels);
  return (kind === 'CHANNEL' || types) && (kind === 'ORDER_TYPE' || channels);
}

function meet<Value>(one: readonly Value[] = [], other: readonly Value[] = []): boolean {
  return one.some((value) => other.includes(value));
}
