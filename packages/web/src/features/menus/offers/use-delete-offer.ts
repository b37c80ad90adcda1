import { type Offer, whereUsed } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSafeDelete } from '../use-safe-delete.ts';

/** Deletes an offer after saying which buttons and online categories show it. */
export function useDeleteOffer(): (offer: Offer) => void {
  const t = usePhrases(offersPhrases);
  const menu = useMenu((draft) => draft);
  const navigate = useNavigate();
  const safeDelete = useSafeDelete();
  const remove = async ({ id, info: { name } }: Offer) => {
    const uses = whereUsed(menu, 'offer', id);
    const isDeleted = await safeDelete({ kind: 'offer', ids: [id], name, text: t('deleteText'), uses });
    return isDeleted ? navigate({ to: '/menu/offers', search: true }) : undefined;
  };
  return (offer) => {
    remove(offer).catch((error: unknown) => console.error(error));
  };
}
