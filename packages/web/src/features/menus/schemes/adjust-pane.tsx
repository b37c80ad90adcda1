import { CloseButton } from '@mantine/core';
import { type Path, pathKey } from '@servery/domain';
import { useMemo } from 'react';
import { liesWithin } from '../../../editing/document/path-value.ts';
import { useOverriddenPlacesBelow } from '../../../editing/overrides/below/use-overrides-below.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { pricePath } from '../items/prices/item-prices.ts';
import { itemPath } from '../items/use-entity.ts';
import { AdjustForm } from '../prices/adjust-form.tsx';
import type { AdjustedPrice } from '../prices/adjust-prices.ts';
import type { AdjustmentState } from '../prices/use-adjustment.ts';
import styles from './price-table.module.css';

type AdjustPaneProps = {
  readonly adjustment: AdjustmentState;
  readonly onApply: (prices: readonly AdjustedPrice[]) => void;
  readonly onClose: () => void;
};

/** By how much the prices of the table change, beside the table that shows it; nothing enters the draft before the button. */
export function AdjustPane({ adjustment, onApply, onClose }: AdjustPaneProps) {
  const t = usePhrases(menuSchemePhrases);
  const words = usePhrases(menuItemsPhrases);
  const common = usePhrases(uiPhrases);
  const { prices, planned } = adjustment;
  return (
    <section
      className={styles.adjust}
      aria-labelledby="adjust-prices"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <Row justify="between">
        <Heading id="adjust-prices">{t('adjustPane')}</Heading>
        <CloseButton aria-label={common('close')} onClick={onClose} />
      </Row>
      <AdjustForm adjustment={adjustment} takesFocus onApply={onApply} onClose={onClose}>
        <Muted small role="status">
          {prices.length === 0
            ? words('adjustNothing')
            : t('adjustCount', { count: planned.length, changed: prices.length })}
        </Muted>
        <PricesThatStay prices={prices} />
      </AdjustForm>
    </section>
  );
}

/** At the company: how many of the prices some store or group keeps for itself, which a change here does not reach. */
function PricesThatStay({ prices }: { readonly prices: readonly AdjustedPrice[] }) {
  const t = usePhrases(menuSchemePhrases);
  const places = useOverriddenPlacesBelow(allItems);
  const overridden = useMemo(() => Map.groupBy(places, (place) => pathKey(place.slice(0, 2))), [places]);
  const count = useMemo(() => prices.filter((price) => isOverridden(price, overridden)).length, [prices, overridden]);
  return count > 0 && <Muted small>{t('adjustOverridden', { count })}</Muted>;
}

const allItems = [['items']];

/** Whether a price, or something that it is part of, is kept anywhere; the places are by their items. */
function isOverridden({ ownerId, spot, scheme }: AdjustedPrice, places: ReadonlyMap<string, readonly Path[]>): boolean {
  const ofItem = places.get(pathKey(itemPath(ownerId)));
  if (ofItem === undefined) return false;
  const path = [...itemPath(ownerId), ...pricePath(spot, scheme)];
  return ofItem.some((place) => liesWithin(path, place));
}
