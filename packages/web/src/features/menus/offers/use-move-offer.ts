import type { Offer } from '@servery/domain';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import type { TreeMoves } from '../../../ui/data/tree-moves.ts';
import { withOfferAt } from './offer-order.ts';

/** Puts an offer in another place of the order, one step of undo; undefined where this person may not. */
export function useMoveOffer(): TreeMoves | undefined {
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const edit = useEditMenu();
  const mayMove = useMayEdit(['offers']);
  if (!mayMove) return undefined;
  return {
    sideOf: (_id, _target, half) => (half === 'upper' ? 'before' : 'after'),
    onMove: (id, to, side) =>
      edit((menu) => {
        menu.offers = withOfferAt(offers, id, { to, side });
      }),
  };
}
