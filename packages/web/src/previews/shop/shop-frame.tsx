import { FONT_PIXELS, fontFamily, type OnlineDesign, scopedCss, shopColors, shopFonts } from '@servery/domain';
import { type CSSProperties, type ReactNode, useDeferredValue, useMemo } from 'react';
import { shopPhrases } from '../../phrases/menus/shop.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { PreviewFrame } from '../preview-frame.tsx';
import { fontFaces } from './font-faces.ts';
import { SHOP_SCOPE, shopCss } from './shop-css.ts';

export const SHOP_SCREENS = ['phone', 'desktop'] as const;
export type ShopScreen = (typeof SHOP_SCREENS)[number];
/** Pixels. */
const screens = { phone: { width: 390, height: 780 }, desktop: { width: 1100, height: 900 } } as const;

type ShopFrameProps = {
  readonly design: OnlineDesign;
  readonly screen: ShopScreen;
  readonly children: ReactNode;
};

/** A page of the shop in its own looks, on a phone or a desktop. */
export function ShopFrame({ design, screen, children }: ShopFrameProps) {
  const t = usePhrases(shopPhrases);
  const customCss = useDeferredValue(design.customCss);
  const css = useMemo(() => scopedCss(customCss, SHOP_SCOPE), [customCss]);
  return (
    <PreviewFrame title={t('frame')} isDevice={screen === 'phone'} {...screens[screen]}>
      <style>{fontFaces}</style>
      <style>{shopCss}</style>
      <style>{css}</style>
      <div className={SHOP_SCOPE} style={looks(design)}>
        {children}
      </div>
    </PreviewFrame>
  );
}

/** Pixels of the pictures of items in the modern style. */
const thumbnails = { NONE: 0, SMALL: 56, MEDIUM: 88, LARGE: 128 } as const;

function looks(design: OnlineDesign): CSSProperties {
  const colors = shopColors(design);
  const fonts = shopFonts(design);
  return {
    '--header': colors.header,
    '--header-text': colors.headerText,
    '--button': colors.button,
    '--button-text': colors.buttonText,
    '--accent': colors.accent,
    '--page': colors.background,
    '--text': colors.text,
    '--headline-font': fontFamily(fonts.headline),
    '--body-font': fontFamily(fonts.body),
    '--name-size': `${FONT_PIXELS[design.itemNameFontSize]}px`,
    '--text-size': `${FONT_PIXELS[design.itemDescriptionFontSize]}px`,
    '--price-size': `${FONT_PIXELS[design.itemPriceFontSize]}px`,
    '--section-size': `${FONT_PIXELS[design.sectionHeaderFontSize]}px`,
    '--item-border': `${design.itemBorderWidth}px`,
    '--thumbnail': `${design.designStyle === 'MODERN' ? thumbnails[design.modernThumbnailSize] : thumbnails.MEDIUM}px`,
  };
}
