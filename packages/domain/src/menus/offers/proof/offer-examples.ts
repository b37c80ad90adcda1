import { isSchemeInUse } from '../../entities/pricing-schemes.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import type { Offer } from '../offer.ts';
import { alone } from './alone.ts';
import { newWorkbench, witnessAmong } from './carts/workbench.ts';
import type { ProofQuestion, Witness } from './proof.ts';

/** The effect of an offer in one pricing scheme, shown on an order it is made for. */
export interface OfferExample {
  readonly schemeId: string;
  /** Undefined where the offer takes nothing off any order in this scheme. */
  readonly witness: Witness | undefined;
}

/** One offer without any other, in every scheme in use, as if it were active: the dearest order that it is made for. */
export function offerExamples(menu: MenuBlob, offer: Offer, question: ProofQuestion): readonly OfferExample[] {
  const active: Offer = { ...offer, info: { ...offer.info, status: 'ACTIVE' } };
  const only: MenuBlob = { ...menu, offers: [active] };
  return menu.pricingSchemes.filter(isSchemeInUse).map(({ id: schemeId }) => {
    const bench = newWorkbench(only, { ...question, scheme: schemeId });
    const [first] = alone(bench, active).trials;
    return { schemeId, witness: first && witnessAmong(bench, only.offers, first.trial) };
  });
}
