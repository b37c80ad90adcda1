import { formatCents, type OfferedOrder, percentOfWhole, type Witness } from '@servery/domain';
import { IconArrowDown } from '@tabler/icons-react';
import { marginFloorPhrases } from '../../../../phrases/menus/prices/margin-floor.ts';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { MarginFloorButton } from '../../costs/margin-floor-button.tsx';
import { useMarginFloor } from '../../costs/use-margin-floor.ts';
import styles from './prover.module.css';

type OrderSumsProps = { readonly witness: Witness; readonly nameOf: (id: string) => string };

/** The offers and the amount that each takes off an order, in the order in which they apply, and the sum. */
export function OrderSums({ witness, nameOf }: OrderSumsProps) {
  const t = usePhrases(proverPhrases);
  const { order } = witness;
  return (
    <>
      <Discounts order={order} nameOf={nameOf} />
      <dl className={styles.sums}>
        <div>
          <Text as="dt" weight="semibold">
            {t('guestPays')}{' '}
            <Muted as="span" small>
              {t('insteadOf', { price: formatCents(order.subtotal) })}
            </Muted>
          </Text>
          <dd className={`${styles.amount} ${styles.totalAmount}`}>{formatCents(order.total)}</dd>
        </div>
        <div>
          <dt>{t('givesAway')}</dt>
          <dd className={styles.amount}>{givenText(order, t)}</dd>
        </div>
        <MarginLine witness={witness} />
      </dl>
    </>
  );
}

type DiscountsProps = { readonly order: OfferedOrder; readonly nameOf: (id: string) => string };

/** The amount that each offer takes off, in the order in which they apply. */
export function Discounts({ order, nameOf }: DiscountsProps) {
  const t = usePhrases(proverPhrases);
  return (
    <ol className={styles.discounts}>
      {order.applied.map(({ offerId, cents, freeDelivery, autoGratuity }) => (
        <li key={offerId}>
          <span className={styles.discountName}>
            {nameOf(offerId)}
            {freeDelivery && (
              <Muted as="span" small>
                {' '}
                {t('freeDelivery')}
              </Muted>
            )}
            {autoGratuity && (
              <Muted as="span" small>
                {' '}
                {t('autoGratuity')}
              </Muted>
            )}
          </span>
          <span className={styles.amount}>{cents === 0 ? '–' : `−${formatCents(cents)}`}</span>
        </li>
      ))}
    </ol>
  );
}

/** Only where the cost of every line is known. */
function MarginLine({ witness: { margin } }: { readonly witness: Witness }) {
  const t = usePhrases(proverPhrases);
  const floor = useMarginFloor();
  if (!margin) return null;
  const { costCents, marginCents, percent } = margin;
  const amount = { margin: formatCents(marginCents) };
  const isLow = floor !== null && percent !== null && percent < floor;
  return (
    <>
      <div>
        <dt>{t('foodCost', { cost: formatCents(costCents) })}</dt>
        <dd className={styles.amount}>
          {percent === null ? t('marginOnly', amount) : t('margin', { ...amount, percent: percent.toFixed(1) })}
        </dd>
      </div>
      <div>
        <dt className={isLow ? styles.low : ''}>
          {isLow && <IconArrowDown size={14} stroke={1.75} aria-hidden />}
          {isLow && say(marginFloorPhrases, 'belowOrder', { percent: floor })}
        </dt>
        <dd>
          <MarginFloorButton />
        </dd>
      </div>
    </>
  );
}

function givenText({ subtotal, total }: OfferedOrder, t: ReturnType<typeof usePhrases<'share'>>): string {
  const given = subtotal - total;
  const percent = (subtotal === 0 ? 0 : percentOfWhole(given, subtotal)).toFixed(1);
  return t('share', { amount: formatCents(given), percent });
}
