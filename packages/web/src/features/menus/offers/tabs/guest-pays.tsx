import { formatCents, type MenuBlob } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import styles from '../offers.module.css';
import { useProof } from '../prover/proof-context.ts';
import { lineName } from './line-name.ts';

/** An order in one scheme that the offer is made for: what it costs today, and what a guest pays with the offer, as the evaluator has it. */
export function GuestPays({ schemeId }: { readonly schemeId: string }) {
  const t = usePhrases(offersPhrases);
  const { examples, isChecking } = useProof();
  const menu: MenuBlob = useMenu((draft) => draft);
  const example = examples.find((one) => one.schemeId === schemeId);
  if (!example) return <div className={styles.pays} />;
  const { witness } = example;
  return (
    <div className={styles.pays} data-old={isChecking || undefined}>
      {witness ? (
        <>
          <span className={styles.paysFor}>
            {[...new Set(witness.cart.map(({ selection }) => lineName(menu, selection)))].join(', ')}
          </span>
          <span>
            {t('todayPrice', { price: formatCents(witness.order.subtotal) })}{' '}
            <b>{t('guestPays', { price: formatCents(witness.order.total) })}</b>
          </span>
        </>
      ) : (
        <span>{t('takesNothing')}</span>
      )}
    </div>
  );
}
