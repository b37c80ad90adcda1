import { Button } from '@mantine/core';
import { formatCents } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { taxCollectedPhrases } from '../../../phrases/sales/tax-collected.ts';
import { type CollectedTax, useTaxesCollected } from '../../../sales/use-taxes-collected.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Row } from '../../../ui/layout/row.tsx';
import styles from './menu-lists.module.css';

type TaxCollectedProps = { readonly id: string; readonly name: string };

/** The amount of a tax in the last four weeks at the stores of the level; its lines are there before it is read. */
export function TaxCollected({ id, name }: TaxCollectedProps) {
  const t = usePhrases(taxCollectedPhrases);
  const { of, isFailed, retry } = useTaxesCollected();
  if (!hasFeature(useSession(), 'dashboard')) return null;
  const collected = of?.({ id, name });
  return (
    <div className={styles.collected} role="status">
      {isFailed && (
        <>
          <span>{t('failed')}</span>
          <Button size="compact-sm" variant="subtle" onClick={retry}>
            {t('again')}
          </Button>
        </>
      )}
      {collected && <Collected of={collected} />}
    </div>
  );
}

function Collected({ of: { tax, tickets } }: { readonly of: CollectedTax }) {
  const t = usePhrases(taxCollectedPhrases);
  if (tickets === 0 && tax === 0) return t('notCollected');
  return (
    <>
      <span>{t('collectedAmount', { amount: formatCents(tax) })}</span>
      <Row gap={2}>
        <span>{t('tickets', { count: tickets })}</span>
        <Link to="/taxes" search={{ period: 'lastFourWeeks' }}>
          {t('report')}
        </Link>
      </Row>
    </>
  );
}
