import { formatCents, type PosDesign } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import type { PosItem } from '../../../previews/pos-items.ts';
import styles from './pos-preview.module.css';

type PosTicketProps = {
  readonly addItemsTo: PosDesign['virtualTicket']['addItemsTo'];
  readonly items: readonly PosItem[];
};

const samples = [
  ['samplePizza', 1850],
  ['sampleSalad', 1100],
  ['sampleSoda', 375],
] as const;
const discount = 200;

/** The ticket of the drawn point of sale; the item that came last is the active line. */
export function PosTicket({ addItemsTo, items }: PosTicketProps) {
  const t = usePhrases(posDesignPhrases);
  const sold = items.slice(0, samples.length);
  const lines = sold.length > 0 ? sold : samples.map(([id, cents]) => ({ id, name: t(id), cents }));
  const shown = lines.map((line, at) => ({ ...line, at }));
  const total = lines.reduce((sum, { cents }) => sum + cents, 0) - discount;
  return (
    <div className={styles.ticket}>
      {(addItemsTo === 'TOP' ? shown.toReversed() : shown).map(({ id, name, cents, at }) => (
        <div key={id} className={styles.line} data-active={at === lines.length - 1 || undefined}>
          <span>{name}</span>
          <span>{formatCents(cents)}</span>
          {at === 0 && <span className={styles.message}>{t('sampleMessage')}</span>}
          {at === 1 && <span className={styles.requirement}>{t('sampleRequirement')}</span>}
        </div>
      ))}
      <div className={styles.offer}>
        <span>{t('sampleOffer')}</span>
        <span>−{formatCents(discount)}</span>
      </div>
      <div className={styles.total}>
        <span>{t('sampleTotal')}</span>
        <span>{formatCents(Math.max(0, total))}</span>
      </div>
    </div>
  );
}
