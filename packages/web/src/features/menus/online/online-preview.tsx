import { isSchemeInUse, type MenuBlob, type OrderKind, schemeOfOrder } from '@servery/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { listKey, useListSelection } from '../../../editing/list/list-selection.ts';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from '../../../previews/preview.module.css';
import { ScreenChoice } from '../../../previews/shop/screen-choice.tsx';
import { ShopFrame, type ShopScreen } from '../../../previews/shop/shop-frame.tsx';
import { ShopMenu } from '../../../previews/shop/shop-menu.tsx';
import { shownMenu } from '../../../previews/shown-menu.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { useItemsOutAt } from '../../../stock/use-stock-here.ts';
import { Picker } from '../../../ui/fields/pickers/picker.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useDesigns } from '../use-designs.ts';
import { useSettingsNames } from '../use-settings-names.ts';

/** The online shop as the draft makes it, in the looks of Online Design; it goes to the category that is edited. */
export function OnlinePreview() {
  const t = usePhrases(onlineLayoutPhrases);
  const { companyId, name } = useEditor().level;
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  const { onlineDesign: design } = useDesigns();
  const [screen, setScreen] = useState<ShopScreen>('phone');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { types, orderType, setOrderType } = useShopOrderType(menu);
  const scheme = chosen ?? schemeOfOrder(menu, { orderType, channel: 'ONLINE' })?.id;
  const selected = useListSelection(({ list, id }) => (list === listKey(['onlineCategories']) ? id : null));
  const selectedId = selected === null ? null : String(selected);
  const out = useItemsOutAt(menu, useActiveLevel().locations[0]?.id);
  const shown = useMemo(
    () => shownMenu(menu, { channel: 'ONLINE', selectedId, out, ...(scheme !== undefined && { scheme }) }),
    [menu, selectedId, scheme, out],
  );
  const owner = useMemo(() => ({ companyId, name }), [companyId, name]);
  return (
    <div className={styles.preview}>
      <Row gap={2} wrap justify="between" align="stretch">
        <ScreenChoice value={screen} onChange={setScreen} />
        <Row gap={2} wrap align="stretch">
          <OrderTypeChoice
            types={types}
            value={orderType}
            onChange={(id) => {
              setOrderType(id);
              setChosen(undefined);
            }}
          />
          <SchemeChoice menu={menu} value={scheme} onChange={setChosen} />
        </Row>
      </Row>
      <ShopFrame design={design} screen={screen}>
        <ShopMenu design={design} owner={owner} menu={shown} selectedId={selectedId} />
      </ShopFrame>
      <Muted small>{t('live')}</Muted>
    </div>
  );
}

/** The order types that an order of the shop may have, where they decide which scheme it pays; the first one until another is chosen. */
function useShopOrderType({ pricingSchemes }: MenuBlob) {
  const names = useSettingsNames()?.orderTypes ?? [];
  const [chosen, setOrderType] = useState<OrderKind['orderType']>(null);
  const decides = pricingSchemes.some(({ appliesTo }) => (appliesTo?.orderTypes ?? []).length > 0);
  const types = decides ? names.filter(({ activeOnline }) => activeOnline) : [];
  return { types, orderType: chosen ?? types[0]?.id ?? null, setOrderType };
}

type OrderTypeChoiceProps = {
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly value: OrderKind['orderType'];
  readonly onChange: (id: number) => void;
};

function OrderTypeChoice({ types, value, onChange }: OrderTypeChoiceProps) {
  const t = usePhrases(onlineLayoutPhrases);
  if (types.length === 0 || value === null) return null;
  return (
    <Picker
      label={t('orderType')}
      options={types.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      searchLabel={t('orderType')}
      nothingFound={t('noMatch')}
    />
  );
}

type SchemeChoiceProps = {
  readonly menu: MenuBlob;
  /** Undefined: the default one. */
  readonly value: string | undefined;
  readonly onChange: (scheme: string) => void;
};

/** The scheme whose prices the shop shows, where there are several. */
function SchemeChoice({ menu, value, onChange }: SchemeChoiceProps) {
  const t = usePhrases(onlineLayoutPhrases);
  const schemes = menu.pricingSchemes.filter(isSchemeInUse);
  const usual = schemes.find(({ isDefault }) => isDefault) ?? schemes[0];
  if (schemes.length < 2 || !usual) return null;
  return (
    <Picker
      label={t('scheme')}
      options={schemes.map(({ id, name }) => ({ id, label: name }))}
      value={value ?? usual.id}
      onChange={onChange}
      searchLabel={t('scheme')}
      nothingFound={t('noMatch')}
    />
  );
}
