import { defaultSchemeOf, labelColor, type MenuBlob, nextPlu, type StarterKind, startOffer } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayAdd } from '../../../editing/draft/may-edit.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { offerStarterPhrases } from '../../../phrases/menus/offer-starters.ts';
import { offersPhrases } from '../../../phrases/menus/offers.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { newEntityId } from '../new-entity-id.ts';
import { offerAddress } from './offer-address.ts';
import { lastOrder } from './offer-order.ts';
import { KindList } from './starters/kind-list.tsx';
import { type StartedOffer, StarterForm } from './starters/starter-form.tsx';
import styles from './starters/starters.module.css';
import { today } from './today.ts';

/** RT-62, OF-01, OF-11: a kind and the answers to its questions make a whole offer, which then opens. */
export function AddOfferPage() {
  const t = usePhrases(offersPhrases);
  const mayAdd = useMayAdd('offers');
  const [kind, setKind] = useState<StarterKind>('BOGO');
  const add = useAddOffer();
  return (
    <>
      <BackToTree screen="/menu/offers" />
      <EditorPage
        title={t('newOffer')}
        subtitle={mayAdd ? say(offerStarterPhrases, 'hint') : say(menuItemsPhrases, 'mayNotAdd')}
      >
        <div className={styles.place}>
          <fieldset className={styles.page} disabled={!mayAdd}>
            <KindList kind={kind} onChange={setKind} />
            <StarterForm key={kind} kind={kind} onAdd={add} />
          </fieldset>
        </div>
      </EditorPage>
    </>
  );
}

/** Puts the offer last, with the next free number, and opens it. */
function useAddOffer(): (started: StartedOffer) => unknown {
  const menu: MenuBlob = useMenu((draft) => draft);
  const edit = useEditMenu();
  const navigate = useNavigate();
  return ({ answers, name, isActive }) => {
    const id = newEntityId('offer');
    const { pluNum, next } = nextPlu(menu, 'offers');
    const offer = startOffer(
      {
        id,
        name,
        isActive,
        pluNum,
        color: labelColor((count) => Math.floor(Math.random() * count)),
        dateCreated: today(),
        order: lastOrder(menu.offers),
        scheme: defaultSchemeOf(menu.pricingSchemes)?.id ?? '',
      },
      answers,
    );
    edit((draft) => {
      draft.offers.push(offer);
      draft.pluNumbers.offers = next;
    });
    return navigate({ href: offerAddress(id) });
  };
}
