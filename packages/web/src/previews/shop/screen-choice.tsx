import { SegmentedControl } from '@mantine/core';
import { shopPhrases } from '../../phrases/menus/shop.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SHOP_SCREENS, type ShopScreen } from './shop-frame.tsx';

type ScreenChoiceProps = { readonly value: ShopScreen; readonly onChange: (screen: ShopScreen) => void };

/** The choice of the screen that the shop is drawn on. */
export function ScreenChoice({ value, onChange }: ScreenChoiceProps) {
  const t = usePhrases(shopPhrases);
  return (
    <SegmentedControl
      aria-label={t('width')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'desktop' ? 'desktop' : 'phone')}
      data={SHOP_SCREENS.map((one) => ({ value: one, label: t(one) }))}
    />
  );
}
