import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { useReadMenu } from '../../../../editing/kinds/use-read-menu.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../../phrases/settings/online-design.ts';
import styles from '../../../../previews/preview.module.css';
import { ScreenChoice } from '../../../../previews/shop/screen-choice.tsx';
import { ShopFrame, type ShopScreen } from '../../../../previews/shop/shop-frame.tsx';
import { ShopMenu } from '../../../../previews/shop/shop-menu.tsx';
import { shownMenu } from '../../../../previews/shown-menu.ts';
import { useActiveLevel } from '../../../../session/level/active-level.ts';
import { useSession } from '../../../../session/session-store.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import type { Shop } from './shop.ts';
import { ShopEmail } from './shop-email.tsx';
import { ShopItem, ShopOrder, ShopPopUp } from './shop-pages.tsx';
import { SHOP_PARTS, type ShopPart, showPart, useShownPart } from './shown-part.ts';

const partWords = {
  MENU: 'showMenu',
  ITEM: 'showItem',
  ORDER: 'showOrder',
  POP_UP: 'showPopUp',
  EMAIL: 'showEmail',
} as const;

/** The online shop in the design that is edited, with the company's menu, on a phone or a desktop. */
export function ShopPreview() {
  const t = usePhrases(onlineDesignPhrases);
  const design = useSettings(({ onlineDesign }) => onlineDesign);
  const part = useShownPart((state) => state.part);
  const [screen, setScreen] = useState<ShopScreen>('phone');
  const { userCompanyId: companyId } = useSession();
  const { name } = useActiveLevel();
  const read = useReadMenu();
  const orderType = useSettings(
    ({ orderTypes }) => orderTypes.types.find(({ activeOnline }) => activeOnline)?.id ?? null,
  );
  const menu = useMemo(() => shownMenu(read, { channel: 'ONLINE', orderType }), [read, orderType]);
  const Shown = pages[part];
  return (
    <div className={styles.preview}>
      <Row gap={2} wrap justify="between" align="stretch">
        <SegmentedControl
          aria-label={t('previewPart')}
          value={part}
          onChange={(chosen) => showPart(SHOP_PARTS.find((known) => known === chosen) ?? 'MENU')}
          data={SHOP_PARTS.map((value) => ({ value, label: t(partWords[value]) }))}
        />
        <ScreenChoice value={screen} onChange={setScreen} />
      </Row>
      <ShopFrame design={design} screen={screen}>
        <Shown design={design} owner={{ companyId, name }} menu={menu} />
      </ShopFrame>
    </div>
  );
}

const pages: Readonly<Record<ShopPart, (props: Shop) => ReactNode>> = {
  MENU: ShopMenu,
  ITEM: ShopItem,
  ORDER: ShopOrder,
  POP_UP: ShopPopUp,
  EMAIL: ShopEmail,
};
