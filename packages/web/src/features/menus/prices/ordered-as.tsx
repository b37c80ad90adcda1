import { type MenuBlob, ORDER_TYPE_IDS, type OrderKind, schemeOfOrder } from '@servery/domain';
import { useState } from 'react';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useOrderTypeName } from '../use-order-type-name.ts';

type OrderedAsProps = {
  readonly menu: MenuBlob;
  /** The scheme that is shown beside it. */
  readonly scheme: string;
  readonly onScheme: (scheme: string) => void;
};

const any = 'any';

/** An order at the point of sale whose order type is not known: a preview begins with its scheme. */
export const usualOrder: OrderKind = { orderType: null, channel: 'POS' };

/** An order type of the point of sale gives its scheme; only where a scheme names the orders that pay it. Another scheme takes the choice back. */
export function OrderedAs({ menu, scheme, onScheme }: OrderedAsProps) {
  const t = usePhrases(menuItemsPhrases);
  const nameOf = useOrderTypeName();
  const [chosen, setChosen] = useState(any);
  const paid = (id: string) =>
    schemeOfOrder(menu, { ...usualOrder, orderType: id === any ? null : Number(id) })?.id ?? scheme;
  if (!menu.pricingSchemes.some(({ appliesTo }) => appliesTo)) return null;
  return (
    <SelectField
      label={t('orderedAs')}
      value={paid(chosen) === scheme ? chosen : any}
      options={[
        { value: any, label: t('anyOrder') },
        ...ORDER_TYPE_IDS.map((id) => ({ value: String(id), label: nameOf(id) })),
      ]}
      onChange={(id) => {
        setChosen(id ?? any);
        onScheme(paid(id ?? any));
      }}
    />
  );
}
