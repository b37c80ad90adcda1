import { formatCents, type Ticket } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import styles from './receipt.module.css';

/** From the subtotal to the total, each amount that is added or taken off. */
export function ReceiptTotals({ ticket }: { readonly ticket: Ticket }) {
  const t = usePhrases(receiptPhrases);
  const { totals, charges, discounts, taxes, lines } = ticket;
  const onItems = lines
    .filter(({ voided }) => voided === null)
    .flatMap((line) => line.discounts)
    .reduce((sum, { amount }) => sum + amount, 0);
  const steps = [
    { name: t('subtotal'), amount: totals.subtotal },
    ...(onItems === 0 ? [] : [{ name: t('itemDiscounts'), amount: -onItems }]),
    ...discounts.map(({ name, amount }) => ({ name, amount: -amount })),
    ...charges,
    ...taxes,
  ];
  return (
    <dl className={styles.sums}>
      {steps.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same name
        <Sum key={at} name={name} amount={formatCents(amount)} />
      ))}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{formatCents(totals.total)}</dd>
      </div>
    </dl>
  );
}

export function Sum({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
