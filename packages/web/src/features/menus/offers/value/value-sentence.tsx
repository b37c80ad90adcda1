import { defaultSchemeOf, type MenuBlob, type Offer } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { groupHead } from '../tabs/choice-text.ts';
import { useEntryText } from './use-value-cells.ts';
import { entryOf, TOGETHER } from './value-edits.ts';

/** The effect of the offer in the default scheme, in a sentence made from its values. */
export function ValueSentence({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const menu: MenuBlob = useMenu((draft) => draft);
  const textOf = useEntryText();
  const { appliesTo, schemes } = offer.value;
  const scheme = schemes.find(({ schemeId }) => schemeId === defaultSchemeOf(menu.pricingSchemes)?.id);
  if (!scheme || (appliesTo === 'ITEM_GROUPS' && offer.itemGroups.length === 0)) return null;
  const nameOf = (group: Offer['itemGroups'][number]) => {
    const { name, detail } = groupHead(group, menu);
    return detail === '' ? name : `${name} (${detail})`;
  };
  const worth = (column: string) => textOf(entryOf(offer, scheme, column), false);
  if (appliesTo !== 'ITEM_GROUPS') {
    const items = offer.itemGroups.map((group) => groupHead(group, menu).what).join(t('or'));
    const all = appliesTo === 'ENTIRE_ORDER' ? t('entireOrder') : items || t('anyItem');
    return <p>{t('saysAny', { items: all, worth: worth('') })}</p>;
  }
  if (scheme.comboOffer.enabled) {
    return <p>{t('saysTogether', { all: offer.itemGroups.map(nameOf).join(' + '), worth: worth(TOGETHER) })}</p>;
  }
  const isTaken = ({ id }: Offer['itemGroups'][number]) => scheme.individualGroups.some((entry) => entry.id === id);
  const bought = offer.itemGroups
    .filter((group) => !isTaken(group))
    .map(nameOf)
    .join(' + ');
  return offer.itemGroups
    .filter(isTaken)
    .map((group) => (
      <p key={group.id}>
        {t(bought === '' ? 'saysGot' : 'saysGroups', { bought, got: nameOf(group), worth: worth(group.id) })}
      </p>
    ));
}
