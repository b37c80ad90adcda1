import type { PosDesign } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/pos-design.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import styles from './pos-preview.module.css';

type PosTicketProps = { readonly addItemsTo: PosDesign['virtualTicket']['addItemsTo'] };

const lines = [
  { name: 'samplePizza', price: '18.50' },
  { name: 'sampleSalad', price: '11.00' },
  { name: 'sampleSoda', price: '3.75' },
] as const;

/** The ticket of the drawn point of sale; the item that came last is the active line. */
export function PosTicket({ addItemsTo }: PosTicketProps) {
  const t = usePhrases(posDesignPhrases);
  const shown = addItemsTo === 'TOP' ? lines.toReversed() : lines;
  return (
    <div className={styles.ticket}>
      {shown.map(({ name, price }) => (
        <div key={name} className={styles.line} data-active={name === 'sampleSoda' || undefined}>
          <span>{t(name)}</span>
          <span>{formatAmount(price)}</span>
          {name === 'samplePizza' && <span className={styles.message}>{t('sampleMessage')}</span>}
          {name === 'sampleSalad' && <span className={styles.requirement}>{t('sampleRequirement')}</span>}
        </div>
      ))}
      <div className={styles.offer}>
        <span>{t('sampleOffer')}</span>
        <span>−{formatAmount('2.00')}</span>
      </div>
      <div className={styles.total}>
        <span>{t('sampleTotal')}</span>
        <span>{formatAmount('31.25')}</span>
      </div>
    </div>
  );
}
