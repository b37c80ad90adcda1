import { type Exclusion, excluding, exclusionOf, type Finding, type Offer } from '@servery/domain';
import { offerFields } from '@servery/words';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { offerPath, useEditOffers } from '../use-offers.ts';
import styles from './prover.module.css';

type ExcludeButtonsProps = { readonly focus: string; readonly finding: Finding };

/** One button for each other offer of a finding on an order of several: the edited offer is then not valid with it. One step of undo. */
export function ExcludeButtons({ focus, finding }: ExcludeButtonsProps) {
  const t = usePhrases(proverPhrases);
  const mayEdit = useMayEdit([...offerPath(focus), 'interactions']);
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const edit = useEditOffers();
  if (!mayEdit || !finding.witness) return null;
  const exclude = (other: Offer, exclusion: Exclusion) => {
    edit([focus], (offer) => excluding(offer, other, exclusion));
    const rule = say(offerFields, `offers.interactions.notValidWithOffersThat.${exclusion}.enabled`);
    notify.info(t('excluded', { rule, type: say(offerFields, `offers.info.type.${other.info.type}`) }));
  };
  return excludable(finding, focus, offers).map(({ other, exclusion }) => (
    <button key={other.id} type="button" className={styles.link} onClick={() => exclude(other, exclusion)}>
      {t('exclude', { name: other.info.name || say(offersPhrases, 'unnamed') })}
    </button>
  ));
}

interface Excludable {
  readonly other: Offer;
  readonly exclusion: Exclusion;
}

function excludable({ offers: ids, witness }: Finding, focus: string, offers: readonly Offer[]): readonly Excludable[] {
  return ids.flatMap((id) => {
    const other = offers.find((offer) => offer.id === id);
    if (id === focus || !other) return [];
    const isOnOneLine = witness?.order.lines.some(({ discounts }) =>
      [focus, id].every((one) => discounts.some(({ offerId }) => offerId === one)),
    );
    const exclusion = exclusionOf(other, isOnOneLine === true);
    return exclusion === undefined ? [] : [{ other, exclusion }];
  });
}
