import { Button } from '@mantine/core';
import type { Offer } from '@servery/domain';
import { type ReactNode, useState } from 'react';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { StateTag } from '../../../../ui/data/state-tag.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { useProof } from './proof-context.ts';
import styles from './prover.module.css';

type ProverLineProps = { readonly offer: Offer; readonly children: ReactNode };

/** Where there is no column for the prover: its answer about the offer in one line above the tabs, and all of it on request. */
export function ProverLine({ offer, children }: ProverLineProps) {
  const t = usePhrases(proverPhrases);
  const [isOpen, setOpen] = useState(false);
  const { findings, isChecking, isDone } = useProof();
  const own = findings.filter(({ offers }) => offers.includes(offer.id));
  const said =
    own.length > 0 ? t('toLookAt', { count: own.length }) : isDone && t(findings.length === 0 ? 'sound' : 'soundHere');
  return (
    <div className={styles.lineOfProver}>
      <div className={styles.shortly} data-old={isChecking || undefined}>
        <b>{t('title')}</b>
        <span data-tone={own.length > 0 ? 'bad' : undefined}>{said}</span>
        <Row gap={2} place="end">
          <StateTag state={isChecking ? 'running' : 'live'} label={t(isChecking ? 'checking' : 'current')} />
          <Button
            size="sm"
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'hideProver' : 'showProver')}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        </Row>
      </div>
      {isOpen && children}
    </div>
  );
}
