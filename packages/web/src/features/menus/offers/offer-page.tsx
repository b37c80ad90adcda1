import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Offer } from '@servery/domain';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { LocationsDiffer } from '../../../editing/overrides/below/locations-differ.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { offersPhrases } from '../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { EntityState } from '../forms/entity-state.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import formStyles from '../forms/menu-forms.module.css';
import { useSetForStores } from '../stores/use-set-for-stores.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferUses } from './offer-uses.tsx';
import styles from './offers.module.css';
import { ProofContext } from './prover/proof-context.ts';
import { ProverLine } from './prover/prover-line.tsx';
import { ProverPanel } from './prover/prover-panel.tsx';
import { useOfferProof } from './prover/use-offer-proof.ts';
import { AdvancedTab } from './tabs/advanced-tab.tsx';
import { ApplyingTab } from './tabs/applying-tab.tsx';
import { GroupsTab } from './tabs/groups-tab.tsx';
import { InfoTab } from './tabs/info-tab.tsx';
import { InteractionsTab } from './tabs/interactions-tab.tsx';
import { type OfferTab, offerTabs, tabOf } from './tabs/offer-tabs.ts';
import { TabName } from './tabs/tab-name.tsx';
import { ValidityTab } from './tabs/validity-tab.tsx';
import { offerPath, useOffer } from './use-offers.ts';
import { ValueTab } from './value/value-tab.tsx';

/** One offer in seven tabs. RT-63, OF-02 */
export function OfferPage() {
  const { offerId = '' } = useParams({ strict: false });
  const offer = useOffer(offerId);
  return offer ? <OfferForm key={offerId} offer={offer} /> : <GonePage screen="/menu/offers" />;
}

type OfferProps = { readonly offer: Offer };

const contents: Readonly<Record<OfferTab, (props: OfferProps) => ReactNode>> = {
  info: InfoTab,
  applying: ApplyingTab,
  validity: ValidityTab,
  value: ValueTab,
  groups: GroupsTab,
  interactions: InteractionsTab,
  advanced: AdvancedTab,
};

function OfferForm({ offer }: OfferProps) {
  const t = usePhrases(offersPhrases);
  const { id, info } = offer;
  const path = offerPath(id);
  const set = useSetForStores(path);
  const proof = useOfferProof(offer.id);
  const isNarrow = useMediaQuery('(max-width: 1279px)', undefined, { getInitialValueInEffect: false });
  const panel = <ProverPanel offer={offer} />;
  return (
    <ProofContext value={proof}>
      <BackToTree screen="/menu/offers" />
      <EditorPage
        title={info.name || t('unnamed')}
        differ={<LocationsDiffer path={path} label={info.name} onSet={set.open} />}
        subtitle={<EntityState path={path} info={info} />}
        actions={<OfferActions offer={offer} set={set} />}
        aside={isNarrow ? undefined : panel}
      >
        {isNarrow && <ProverLine offer={offer}>{panel}</ProverLine>}
        <OfferUses id={id} name={info.name} />
        <OfferTabs offer={offer} />
      </EditorPage>
    </ProofContext>
  );
}

function OfferTabs({ offer }: OfferProps) {
  const t = usePhrases(offersPhrases);
  const [tab, setTab] = useChoiceInAddress('tab', offerTabs);
  useWantedPlace((place) => setTab(tabOf(place) ?? tab));
  const Content = contents[tab];
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are one line that scrolls.
  useEffect(() => {
    list.current?.querySelector(`[id$="-tab-${tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List ref={list} className={styles.tabs ?? ''} aria-label={t('tabs')}>
        {offerTabs.map((id) => (
          <Tabs.Tab key={id} value={id}>
            <TabName offer={offer} tab={id} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {offerTabs.map((id) => (
        <Tabs.Panel key={id} value={id} className={formStyles.form ?? ''}>
          {id === tab && <Content offer={offer} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
