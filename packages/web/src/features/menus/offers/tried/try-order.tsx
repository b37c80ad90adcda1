import { Button } from '@mantine/core';
import { isAutomatic, type MenuBlob, type Offer, offersInOrder, type SampleOrder } from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { triedOrderPhrases } from '../../../../phrases/menus/tried-order.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { pickable } from '../../pickable.ts';
import { OrderSums } from '../prover/order-sums.tsx';
import styles from '../prover/prover.module.css';
import { Refusals } from './refusals.tsx';
import { TriedContext } from './tried-context.tsx';
import { TriedLines } from './tried-lines.tsx';
import { ringUpTried, withContext, withItem } from './tried-order.ts';

type TryOrderProps = {
  readonly focus: string;
  readonly order: SampleOrder;
  readonly onChange: (order: SampleOrder) => void;
  readonly onClose: () => void;
  readonly nameOf: (id: string) => string;
};

/** An order put together by hand, rung up with the draft while either is changed. */
export function TryOrder({ focus, order, onChange, onClose, nameOf }: TryOrderProps) {
  const t = usePhrases(triedOrderPhrases);
  const menu: MenuBlob = useMenu((draft) => draft);
  const shownMenu = useDeferredValue(menu);
  const witness = useMemo(() => ringUpTried(shownMenu, order), [shownMenu, order]);
  const { chosen } = order.context;
  return (
    <section className={styles.part} aria-label={t('title')}>
      <div className={styles.partHead}>
        <h3>{t('title')}</h3>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <div className={styles.cart}>
        {order.cart.length === 0 && <Muted small>{t('empty')}</Muted>}
        <TriedLines order={order} menu={menu} witness={witness} onChange={onChange} />
        <AddItem order={order} menu={menu} onChange={onChange} />
        {order.cart.length > 0 && <OrderSums witness={witness} nameOf={nameOf} />}
        <Refusals
          refused={witness.order.refused.filter(({ offerId }) => offerId === focus || chosen.includes(offerId))}
          nameOf={nameOf}
        />
      </div>
      <Asked offers={menu.offers} order={order} onChange={onChange} />
      <TriedContext order={order} menu={menu} onChange={onChange} />
    </section>
  );
}

type PartProps = Pick<TryOrderProps, 'order' | 'onChange'>;

function AddItem({ order, menu, onChange }: PartProps & { readonly menu: MenuBlob }) {
  const t = usePhrases(triedOrderPhrases);
  const { items } = menu;
  const options = useMemo(() => pickable(items).map(({ id, info }) => ({ value: id, label: info.name })), [items]);
  const handleAdd = (id: string | null) => {
    const item = items.find((one) => one.id === id);
    if (item) onChange(withItem(order, item, menu));
  };
  return (
    <SelectField
      key={order.cart.length}
      label={t('addItem')}
      value={null}
      onChange={handleAdd}
      options={options}
      searchableAbove={0}
      size="sm"
    />
  );
}

/** Offers that somebody has to ask for. */
function Asked({ offers, order, onChange }: PartProps & { readonly offers: readonly Offer[] }) {
  const t = usePhrases(triedOrderPhrases);
  const { chosen } = order.context;
  const shown = useMemo(() => pickable(offersInOrder(offers)).filter((offer) => !isAutomatic(offer)), [offers]);
  if (shown.length === 0) return null;
  const toggle = (id: string) =>
    onChange(
      withContext(order, {
        chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
      }),
    );
  return (
    <ChipField label={t('asked')}>
      {shown.map(({ id, info }) => (
        <Chip key={id} isOn={chosen.includes(id)} onPress={() => toggle(id)}>
          {info.name}
        </Chip>
      ))}
    </ChipField>
  );
}
