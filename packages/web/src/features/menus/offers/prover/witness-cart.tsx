import { formatCents, type MenuBlob, orderTypeName, type Witness } from '@servery/domain';
import { offerFields, say } from '@servery/words';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { lineName } from '../tabs/line-name.ts';
import { OrderSums } from './order-sums.tsx';
import styles from './prover.module.css';

type WitnessCartProps = { readonly witness: Witness; readonly nameOf: (id: string) => string };

/** An order that anyone can ring up: its lines, the offers with the amount each takes off in the order in which they apply, and the sum. */
export function WitnessCart({ witness, nameOf }: WitnessCartProps) {
  const menu: MenuBlob = useMenu((draft) => draft);
  const { cart, order } = witness;
  return (
    <div className={styles.cart}>
      <Muted small>{situationText(witness, menu)}</Muted>
      <ul className={styles.lines}>
        {cart.map(({ id, selection }, at) => (
          <li key={id}>
            <span>{lineName(menu, selection)}</span>
            <span className={styles.amount}>{formatCents(order.lines[at]?.cents ?? 0)}</span>
          </li>
        ))}
      </ul>
      <OrderSums witness={witness} nameOf={nameOf} />
    </div>
  );
}

/** `Tuesday 4:00 PM, Delivery, Point of sale, Dine in` */
function situationText({ context }: Witness, menu: MenuBlob): string {
  const { instant, zone, orderType, channel, scheme } = context;
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
  const schemeName = menu.pricingSchemes.find(({ id }) => id === scheme)?.name;
  return [
    time,
    orderType === null ? undefined : orderTypeName(orderType),
    channel === 'POS' ? say(offerFields, 'offers.info.channels.POS') : say(offerFields, 'offers.info.channels.ONLINE'),
    schemeName,
  ]
    .filter(Boolean)
    .join(', ');
}
