import { formatCents, type ItemSelection, type MenuBlob, type MenuItem, priceSelection } from '@servery/domain';
import { useId } from 'react';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { saleIn } from '../../prices/price-explanation.tsx';
import styles from '../../prices/prices.module.css';
import { useSizeStyle } from '../use-entity.ts';

type PricesElsewhereProps = {
  readonly item: MenuItem;
  readonly menu: MenuBlob;
  readonly selection: ItemSelection;
  /** The size option and the pricing scheme that are chosen. */
  readonly size: string | undefined;
  readonly scheme: string;
  readonly schemes: readonly GridLine[];
};

/** The price of the same choices in each other size, and in each other pricing scheme; nothing where there is none. */
export function PricesElsewhere({ item, menu, selection, size, scheme, schemes }: PricesElsewhereProps) {
  const t = usePhrases(menuItemsPhrases);
  const title = useId();
  const style = useSizeStyle(item);
  const priceOf = (options: ItemSelection['options'], where: string) => {
    const { cents, problems } = priceSelection(menu, { ...selection, options }, saleIn(where));
    return problems.length > 0 ? t('notSoldSo') : formatCents(cents);
  };
  const sizes = (style?.options ?? [])
    .filter(({ id }) => id !== size)
    .map(({ id, name }) => ({ id, name, options: { ...selection.options, ...(style && { [style.id]: id }) } }));
  const lines = [
    ...sizes.map(({ id, name, options }) => ({ id, name, price: priceOf(options, scheme) })),
    ...schemes
      .filter(({ id }) => id !== scheme)
      .map(({ id, name }) => ({ id, name, price: priceOf(selection.options, id) })),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <Muted small id={title}>
        {t('guestElsewhere')}
      </Muted>
      <dl className={styles.previewLines} aria-labelledby={title}>
        {lines.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
