import { SegmentedControl } from '@mantine/core';
import { FONT_PIXELS, fontFamily, type OnlineDesign, scopedCss, shopColors, shopFonts } from '@servery/domain';
import { type CSSProperties, useDeferredValue, useMemo, useState } from 'react';
import { useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { onlineDesignPhrases } from '../../../../phrases/online-design.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { fontFaces } from './font-faces.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { SHOP_SCOPE, shopCss } from './shop-css.ts';
import { ShopEmail } from './shop-email.tsx';
import { ShopMenu } from './shop-menu.tsx';
import { ShopItem, ShopOrder, ShopPopUp } from './shop-pages.tsx';
import { SHOP_PARTS, type ShopPart, showPart, useShownPart } from './shown-part.ts';

const screens = { phone: { width: 390, height: 780 }, desktop: { width: 1100, height: 900 } } as const;
type Screen = keyof typeof screens;

const partWords = {
  MENU: 'showMenu',
  ITEM: 'showItem',
  ORDER: 'showOrder',
  POP_UP: 'showPopUp',
  EMAIL: 'showEmail',
} as const;

/** The online shop in the design that is edited, on a phone or a desktop. */
export function ShopPreview() {
  const t = usePhrases(onlineDesignPhrases);
  const design = useSettings(({ onlineDesign }) => onlineDesign);
  const part = useShownPart((state) => state.part);
  const [screen, setScreen] = useState<Screen>('phone');
  const customCss = useDeferredValue(design.customCss);
  const css = useMemo(() => scopedCss(customCss, SHOP_SCOPE), [customCss]);
  const Shown = pages[part];
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('previewPart')}
          value={part}
          onChange={(chosen) => showPart(SHOP_PARTS.find((known) => known === chosen) ?? 'MENU')}
          data={SHOP_PARTS.map((value) => ({ value, label: t(partWords[value]) }))}
        />
        <SegmentedControl
          aria-label={t('width')}
          value={screen}
          onChange={(chosen) => setScreen(chosen === 'desktop' ? 'desktop' : 'phone')}
          data={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <PreviewFrame title={t('previewFrame')} {...screens[screen]}>
        <style>{fontFaces}</style>
        <style>{shopCss}</style>
        <style>{css}</style>
        <div className={SHOP_SCOPE} style={looks(design)}>
          <Shown design={design} />
        </div>
      </PreviewFrame>
    </div>
  );
}

const pages: Readonly<Record<ShopPart, (props: { readonly design: OnlineDesign }) => React.ReactNode>> = {
  MENU: ShopMenu,
  ITEM: ShopItem,
  ORDER: ShopOrder,
  POP_UP: ShopPopUp,
  EMAIL: ShopEmail,
};

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
