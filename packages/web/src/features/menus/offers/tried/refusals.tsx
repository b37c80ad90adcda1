import type { RefusedOffer } from '@servery/domain';
import { triedOrderPhrases } from '../../../../phrases/menus/tried-order.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import styles from '../prover/prover.module.css';

type RefusalsProps = {
  readonly refused: readonly RefusedOffer[];
  readonly nameOf: (id: string) => string;
};

/** Why an offer is not on the order. */
export function Refusals({ refused, nameOf }: RefusalsProps) {
  const t = usePhrases(triedOrderPhrases);
  if (refused.length === 0) return null;
  return (
    <ul className={styles.sentences} aria-label={t('refused')}>
      {refused.map(({ offerId, reason, with: other }) => (
        <li key={offerId}>
          {t('refusal', {
            name: nameOf(offerId),
            reason: t(`refusal${reason}`, { other: nameOf(other ?? '') }),
          })}
        </li>
      ))}
    </ul>
  );
}
