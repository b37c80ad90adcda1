import { Button } from '@mantine/core';
import { type MenuBlob, type Offer, offersInOrder, type SampleOrder } from '@servery/domain';
import { useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { StateTag } from '../../../../ui/data/state-tag.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Callout } from '../../../../ui/messages/callout.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';
import { useStoreZone } from '../list/use-store-zone.ts';
import { newTriedOrder } from '../tried/tried-order.ts';
import { TryOrder } from '../tried/try-order.tsx';
import { findingKey } from './finding-text.ts';
import { Findings } from './findings.tsx';
import { PairMatrix } from './pair-matrix.tsx';
import { proofBound } from './proof-bound.ts';
import { useProof } from './proof-context.ts';
import styles from './prover.module.css';
import { WitnessCart } from './witness-cart.tsx';
import { TryButton, WorstOrder } from './worst-order.tsx';

/** The findings, the worst order, and the offers that can meet: computed from the draft while it is edited. */
export function ProverPanel({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(proverPhrases);
  const proof = useProof();
  const menu: MenuBlob = useMenu((draft) => draft);
  const [shown, setShown] = useState<string | null>(null);
  const [tried, setTried] = useState<SampleOrder | null>(null);
  const zone = useStoreZone();
  const openHours = useSettingsNames()?.openHours;
  const { offers } = menu;
  const active = useMemo(() => offersInOrder(offers).filter(({ info }) => info.status === 'ACTIVE'), [offers]);
  const nameOf = (id: string) => menu.offers.find((one) => one.id === id)?.info.name || say(offersPhrases, 'unnamed');
  const found = proof.findings.find((finding) => findingKey(finding) === shown)?.witness;
  const { findings, worst, meetings, unreported, isDone, isChecking, failure } = proof;
  return (
    <section className={styles.prover} aria-label={t('title')}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <span className={`${styles.muted} ${styles.bound}`}>
          {t('bound', { lines: proofBound.lines, offers: proofBound.asked })}
        </span>
        <span className={styles.state} role="status">
          <StateTag state={isChecking ? 'running' : 'live'} label={t(isChecking ? 'checking' : 'current')} />
        </span>
      </header>
      {offer.info.status !== 'ACTIVE' && <Muted small>{t('inactive')}</Muted>}
      {failure !== null && (
        <Callout title={t('failed')} role="alert">
          {t('failedHint', { message: failure })}
        </Callout>
      )}
      {tried && (
        <TryOrder focus={offer.id} order={tried} onChange={setTried} onClose={() => setTried(null)} nameOf={nameOf} />
      )}
      <div className={styles.answer} data-old={isChecking || undefined}>
        <Findings
          focus={offer.id}
          findings={findings}
          unreported={unreported}
          isDone={isDone && failure === null}
          nameOf={nameOf}
          onShow={setShown}
        />
        {!tried && (
          <section className={styles.part} aria-label={t(found ? 'foundOrder' : 'worst')}>
            <div className={styles.partHead}>
              <h3>{t(found ? 'foundOrder' : 'worst')}</h3>
              {found && (
                <Button size="sm" variant="subtle" onClick={() => setShown(null)}>
                  {t('backToWorst')}
                </Button>
              )}
            </div>
            {found ? (
              <>
                <WitnessCart witness={found} nameOf={nameOf} />
                <TryButton onTry={() => setTried(found)} />
              </>
            ) : (
              <WorstOrder
                cases={worst}
                isDone={isDone}
                nameOf={nameOf}
                onTry={(order) =>
                  setTried(
                    order ?? newTriedOrder(menu, offer, { instant: Date.now(), zone, ...(openHours && { openHours }) }),
                  )
                }
              />
            )}
          </section>
        )}
        <PairMatrix focus={offer.id} active={active} meetings={meetings} nameOf={nameOf} />
      </div>
    </section>
  );
}
