import { labelColor, newOffer } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEditMenu } from '../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { AddPage, type NewEntity } from '../forms/add-page.tsx';
import { newEntityId } from '../new-entity-id.ts';
import { offerAddress } from './offer-address.ts';
import { lastOrder } from './offer-order.ts';
import { today } from './today.ts';

/** RT-62, OF-01, OF-11: a name and a number; the offer then opens. */
export function AddOfferPage() {
  const t = usePhrases(offersPhrases);
  const edit = useEditMenu();
  const navigate = useNavigate();
  const handleAdd = ({ name, plu, next }: NewEntity) => {
    const id = newEntityId('offer');
    const color = labelColor((count) => Math.floor(Math.random() * count));
    edit((menu) => {
      const offer = newOffer({ id, name, color, dateCreated: today(), order: lastOrder(menu.offers) });
      menu.offers.push({ ...offer, info: { ...offer.info, pluNum: plu } });
      menu.pluNumbers.offers = next;
    });
    return navigate({ href: offerAddress(id) });
  };
  return <AddPage title={t('newOffer')} kind="offers" screen="/menu/offers" onAdd={handleAdd} />;
}
