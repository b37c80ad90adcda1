import type { MenuItem } from '@servery/domain';
import { useParams } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import { FieldFinding } from '../../../editing/fields/field-finding.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { LocationsDiffer } from '../../../editing/overrides/below/locations-differ.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StockTag } from '../../../stock/stock-tag.tsx';
import { DietarySection } from '../dietary/dietary-section.tsx';
import { AvailabilityFields } from '../forms/availability-fields.tsx';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { EntityState } from '../forms/entity-state.tsx';
import { EntityUses } from '../forms/entity-uses.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import styles from '../forms/menu-forms.module.css';
import { useIsWideForm } from '../forms/use-is-wide-form.ts';
import { useSetForStores } from '../stores/use-set-for-stores.ts';
import { EntityActions } from './entity-actions.tsx';
import { ItemDetails, ItemImage, ItemNameFields } from './fields/item-info.tsx';
import { PrintersField } from './fields/printers-field.tsx';
import { RequirementsField } from './fields/requirements-field.tsx';
import { SizeChips } from './fields/size-chips.tsx';
import { SuggestionsField } from './fields/suggestions-field.tsx';
import { TaxKitchenFields } from './fields/tax-kitchen-fields.tsx';
import { ModifiersSection } from './modifiers/modifiers-section.tsx';
import { OfferedSection } from './options/offered-section.tsx';
import { ToppingPricesSection, UpchargesSection } from './prices/extra-prices-section.tsx';
import { ItemCostsSection } from './prices/item-costs-section.tsx';
import { PricePreview } from './prices/price-preview.tsx';
import { PricesSection } from './prices/prices-section.tsx';
import { itemPath, useItem, useSizes } from './use-entity.ts';

/** One item: its details, its prices, its modifiers, where it is sold. RT-78 */
export function ItemPage() {
  const { itemId = '' } = useParams({ strict: false });
  const item = useItem(itemId);
  return item ? <ItemForm key={itemId} item={item} /> : <GonePage />;
}

function ItemForm({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const isWide = useIsWideForm();
  const place = usePlace(item);
  const settled = useSettledInfo(item);
  const path = itemPath(item.id);
  const set = useSetForStores(path);
  return (
    <>
      <BackToTree />
      <EditorPage
        title={item.info.name || t('item')}
        differ={<LocationsDiffer path={path} label={item.info.name} onSet={set.open} />}
        subtitle={
          <EntityState path={path} info={item.info} place={place}>
            <StockTag thing={{ kind: 'ITEM', id: item.id, itemId: null }} />
          </EntityState>
        }
        actions={<EntityActions kind="item" entity={item} set={set} />}
        aside={isWide && <Side item={settled} />}
      >
        <div className={styles.form}>
          <ItemNameFields path={path} hasDescription={isWide} />
          <Parts item={settled} isWide={isWide} />
          {!isWide && <Side item={settled} />}
        </div>
      </EditorPage>
    </>
  );
}

/** The item as it is, but for its names and texts: they follow when typing pauses, since most of the form does not show them. */
function useSettledInfo(item: MenuItem): MenuItem {
  const before = useDeferredValue(item);
  const { info: _now, ...rest } = item;
  const isSame = Object.entries(rest).every(([field, value]) => Object.is(value, Reflect.get(before, field)));
  return isSame ? before : item;
}

type PartProps = { readonly item: MenuItem };

const Parts = memo(function Parts({ item, isWide }: PartProps & { readonly isWide: boolean }) {
  return (
    <>
      <PricesSection item={item} />
      <UpchargesSection item={item} />
      <ModifiersSection item={item} />
      <ToppingPricesSection item={item} />
      <ItemCostsSection item={item} />
      <ItemDetails path={itemPath(item.id)} hasDescription={!isWide} />
      <OfferedSection item={item} />
      <DietarySection path={itemPath(item.id)} info={item.info} />
    </>
  );
});

const Side = memo(function Side({ item }: PartProps) {
  const t = usePhrases(menuItemsPhrases);
  const sizes = useSizes(item);
  return (
    <div className={styles.side}>
      <PricePreview item={item} />
      <ItemImage path={itemPath(item.id)} />
      <FieldFinding path={[...itemPath(item.id), 'info', 'imageId']} />
      <AvailabilityFields path={itemPath(item.id)} what={{ kind: 'item', id: item.id }} />
      <FieldFinding path={itemPath(item.id)} />
      <TaxKitchenFields path={itemPath(item.id)} owner="ownerItem">
        {item.kps.displays.length > 0 && (
          <SizeChips path={[...itemPath(item.id), 'kps', 'excludedSizes']} label={t('notShown')} sizes={sizes} />
        )}
        <PrintersField item={item} channel="kitchenPrinters" sizes={sizes} />
        <PrintersField item={item} channel="labelPrinters" sizes={sizes} />
      </TaxKitchenFields>
      <RequirementsField path={itemPath(item.id)} sizes={sizes} />
      <SuggestionsField path={itemPath(item.id)} id={item.id} suggestions={item.suggestions} />
      <EntityUses kind="item" id={item.id} />
    </div>
  );
});

/** `Pizza › Signature` */
function usePlace({ department, category }: MenuItem): string {
  const departmentName = useMenu((menu) => menu.departments.find(({ id }) => id === department)?.info.name);
  const categoryName = useMenu((menu) => menu.categories.find(({ id }) => id === category)?.info.name);
  return [departmentName, categoryName].filter(Boolean).join(' › ');
}
