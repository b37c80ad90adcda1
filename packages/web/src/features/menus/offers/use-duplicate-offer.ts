import { freeName, nextPlu, type Offer } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { newEntityId } from '../new-entity-id.ts';
import { offerAddress } from './offer-address.ts';
import { withOfferBehind } from './offer-order.ts';
import { today } from './today.ts';

/** A copy with a name and a number of its own and without the code, which would name two; it is inserted after the original and opened. */
export function useDuplicateOffer(): (offer: Offer) => void {
  const menu = useMenu((draft) => draft);
  const edit = useEditMenu();
  const navigate = useNavigate();
  return (offer) => {
    const id = newEntityId('offer');
    const { pluNum, next } = nextPlu(menu, 'offers');
    const named = menu.offers.map(({ id: known, info: { name } }) => ({ id: known, name }));
    const copy: Offer = {
      ...structuredClone(offer),
      id,
      dateCreated: today(),
      info: { ...offer.info, name: freeName(named, offer.info.name), displayName: '', pluNum },
      applying: { ...offer.applying, couponCode: { ...offer.applying.couponCode, code: '' } },
    };
    edit((draft) => {
      draft.offers = withOfferBehind(menu.offers, offer.id, copy);
      draft.pluNumbers.offers = next;
    });
    navigate({ href: offerAddress(id) }).catch((error: unknown) => console.error(error));
  };
}
