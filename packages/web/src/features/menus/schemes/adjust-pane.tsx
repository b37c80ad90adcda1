import { CloseButton } from '@mantine/core';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { itemPlaces } from '../items/prices/item-prices.ts';
import { AdjustForm } from '../prices/adjust-form.tsx';
import type { AdjustedPrice } from '../prices/adjust-prices.ts';
import { PricesThatStay } from '../prices/prices-that-stay.tsx';
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
      data-takes-form-room
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
        <PricesThatStay prices={prices} places={itemPlaces} />
      </AdjustForm>
    </section>
  );
}
