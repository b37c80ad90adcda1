import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { Notice } from '../../configuration/configuration-kind.ts';
import type { Path } from '../../overrides/change.ts';
import type { ItemGroup } from '../entities/item-groups.ts';
import { defaultSchemeOf } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { Offer } from '../offers/offer.ts';

/** CL-08: done before references are judged, so that a first scheme that is gone still hands on its value. */
export function withDefaultScheme(menu: MenuBlob, notices: Notice[]): MenuBlob {
  const scheme = defaultSchemeOf(menu.pricingSchemes);
  if (!scheme) return menu;
  const offers = cleanList(menu.offers, (offer) => {
    const [first] = offer.value.schemes;
    if (!first || offer.value.schemes.some(({ schemeId }) => schemeId === scheme.id)) return offer;
    const message = `${offer.info.name} had no value in ${scheme.name}. It has the value of its first scheme now.`;
    notices.push({ code: 'CL-08', path: ['offers', { id: offer.id }, 'value', 'schemes'], message });
    const schemes = [...offer.value.schemes, { ...first, schemeId: scheme.id }];
    return { ...offer, value: { ...offer.value, schemes } };
  });
  return withFields(menu, { offers });
}

/** CL-41: groups of the menu and of its offers that have just lost their last choice. */
export function withoutEmptiedGroups(menu: MenuBlob, before: MenuBlob, notices: Notice[]): MenuBlob {
  const had = new Map(before.offers.map((offer) => [offer.id, offer.itemGroups]));
  const offers = cleanList(menu.offers, (offer) => {
    const path: Path = ['offers', { id: offer.id }, 'itemGroups'];
    return withGroups(offer, keepFilled(offer.itemGroups, { before: had.get(offer.id) ?? [], path }, notices));
  });
  const itemGroups = keepFilled(menu.itemGroups, { before: before.itemGroups, path: ['itemGroups'] }, notices);
  return withFields(menu, { offers, itemGroups });
}

interface GroupsBefore {
  readonly before: readonly ItemGroup[];
  readonly path: Path;
}

function keepFilled(groups: ItemGroup[], { before, path }: GroupsBefore, notices: Notice[]): ItemGroup[] {
  if (groups === before) return groups;
  const filled = new Set(before.filter(({ choices }) => choices.length > 0).map(({ id }) => id));
  return cleanList(groups, (group) => {
    if (group.choices.length > 0 || !filled.has(group.id)) return group;
    notices.push({
      code: 'CL-41',
      path: [...path, { id: group.id }],
      message: `${group.name} had no choices left and was removed.`,
    });
    return undefined;
  });
}

/** The value that an offer gives for a group goes with the group. */
function withGroups(offer: Offer, itemGroups: ItemGroup[]): Offer {
  if (itemGroups === offer.itemGroups) return offer;
  const ids = new Set(itemGroups.map(({ id }) => id));
  const schemes = cleanList(offer.value.schemes, (scheme) =>
    withFields(scheme, {
      individualGroups: cleanList(scheme.individualGroups, (group) => (ids.has(group.id) ? group : undefined)),
    }),
  );
  return { ...offer, itemGroups, value: withFields(offer.value, { schemes }) };
}
