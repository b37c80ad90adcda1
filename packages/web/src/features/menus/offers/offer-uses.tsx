import { formatCents } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { offerUsesPhrases } from '../../../phrases/sales/offer-uses.ts';
import { lastFourWeeks } from '../../../sales/use-last-four-weeks.ts';
import { useOfferUses } from '../../../sales/use-offer-uses.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import styles from './offers.module.css';

type OfferUsesProps = { readonly id: string; readonly name: string };

/** The amount that an offer gave away in the last four weeks, with its tickets; its line is there before it is read. */
export function OfferUses({ id, name }: OfferUsesProps) {
  const t = usePhrases(offerUsesPhrases);
  const usesOf = useOfferUses();
  if (!hasFeature(useSession(), 'dashboard')) return null;
  const use = usesOf?.(id);
  const days = lastFourWeeks();
  return (
    <p className={styles.uses}>
      {use?.tickets === 0 && t('notUsed')}
      {use !== undefined && use.tickets > 0 && (
        <>
          {t('usedOften', { count: use.tickets, amount: formatCents(use.gave) })}{' '}
          <Link to="/ticket-finder/search" search={{ q: name, ...days }}>
            {t('tickets')}
          </Link>
        </>
      )}
    </p>
  );
}
