import { formatCents, type Ticket } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import styles from './receipt.module.css';
import { Sum } from './receipt-totals.tsx';

type ReceiptPaymentsProps = { readonly payments: Ticket['payments']; readonly tips: string };

/** How it was paid, with the tips. */
export function ReceiptPayments({ payments, tips }: ReceiptPaymentsProps) {
  const t = usePhrases(receiptPhrases);
  if (payments.length === 0) return null;
  const nameOf = ({ tender, card }: Ticket['payments'][number]) =>
    card === null ? tender : t('card', { tender, brand: card.brand, lastFour: card.lastFour });
  return (
    <dl className={styles.sums} aria-label={t('payments')}>
      {payments.map((payment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
        <Sum key={at} name={nameOf(payment)} amount={formatCents(payment.amount)} />
      ))}
      <Sum name={t('tips')} amount={tips} />
    </dl>
  );
}
