import type { ModifierItem } from '@servery/domain';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DocumentSelect, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { LocationsDiffer } from '../../../editing/overrides/below/locations-differ.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StockTag } from '../../../stock/stock-tag.tsx';
import { DietarySection } from '../dietary/dietary-section.tsx';
import { AvailabilityFields } from '../forms/availability-fields.tsx';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { EntityState } from '../forms/entity-state.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { DescriptionField, infoPath, PluField } from '../forms/info-fields.tsx';
import styles from '../forms/menu-forms.module.css';
import { Section } from '../forms/section.tsx';
import { useSetForStores } from '../stores/use-set-for-stores.ts';
import { ModifierActions } from './modifier-actions.tsx';
import { AdditionPricesSection } from './prices/addition-prices-section.tsx';
import { AmountsField } from './prices/amounts-field.tsx';
import { ModifierCostsSection } from './prices/modifier-costs-section.tsx';
import { ModifierPreview } from './prices/modifier-preview.tsx';
import { OrderAloneSection } from './prices/order-alone-section.tsx';
import { usePriceAxes } from './prices/use-price-axes.ts';
import { modifierPath, useModifier, useModifierCategory } from './use-modifiers.ts';
import { WhereUsed } from './where-used.tsx';

/** One modifier: its name, the amount that it adds to a price, where it is used. RT-71 */
export function ModifierPage() {
  const { modifierId = '' } = useParams({ strict: false });
  const modifier = useModifier(modifierId);
  return modifier ? <ModifierForm key={modifierId} modifier={modifier} /> : <GonePage screen="/menu/modifiers" />;
}

function ModifierForm({ modifier }: { readonly modifier: ModifierItem }) {
  const t = usePhrases(modifiersPhrases);
  const of = usePhrases(menuItemsPhrases);
  const category = useModifierCategory(modifier.category);
  const { id, info } = modifier;
  const path = modifierPath('modifier', id);
  const set = useSetForStores(path);
  const chosen = usePriceAxes(modifier);
  const { pricing } = modifier;
  const priced = useMemo(() => ({ id, pricing }), [id, pricing]);
  const place = category?.info.name ?? '';
  return (
    <>
      <BackToTree screen="/menu/modifiers" />
      <EditorPage
        title={info.name || t('modifier')}
        differ={<LocationsDiffer path={path} label={info.name} onSet={set.open} />}
        subtitle={
          <EntityState path={path} info={info} place={place}>
            <StockTag thing={{ kind: 'MODIFIER', id, itemId: null }} />
          </EntityState>
        }
        actions={<ModifierActions kind="modifier" entity={modifier} set={set} />}
      >
        <div className={styles.form}>
          <Names modifier={modifier} />
          <AmountsField modifier={modifier} path={path} />
          <AdditionPricesSection modifier={priced} chosen={chosen} />
          <ModifierCostsSection modifier={modifier} axes={chosen.axes} />
          <div className={styles.columns}>
            <OrderAloneSection modifier={priced} axes={chosen.axes} />
            <WhereUsed kind="modifierItem" id={id} category={modifier.category} />
            <ModifierPreview modifier={modifier} />
            <AvailabilityFields path={path} what={{ kind: 'modifier', id }} />
            <Details modifier={modifier} />
            <ImageField path={infoPath(path, 'imageId')} label={of('image')} />
          </div>
          <DietarySection path={path} info={info} />
        </div>
      </EditorPage>
    </>
  );
}

/** Name, kitchen name, number and category: the fields that a manager changes most, on one line where there is room. */
function Names({ modifier: { id } }: { readonly modifier: ModifierItem }) {
  const path = modifierPath('modifier', id);
  const categories = useMenu((menu) => menu.modifiers.categories);
  return (
    <div className={styles.nameLine}>
      <DocumentText path={infoPath(path, 'name')} maxLength={200} />
      <DocumentText path={infoPath(path, 'abbreviation')} maxLength={60} />
      <PluField path={infoPath(path, 'pluNum')} kind="modifierItems" />
      <DocumentSelect
        path={[...path, 'category']}
        options={categories.map(({ id: value, info }) => ({ value, label: info.name }))}
      />
    </div>
  );
}

function Details({ modifier: { id, info } }: { readonly modifier: ModifierItem }) {
  const t = usePhrases(menuItemsPhrases);
  const path = modifierPath('modifier', id);
  return (
    <Section title={t('details')}>
      <DocumentText path={infoPath(path, 'displayName')} maxLength={200} placeholder={info.name} />
      <DescriptionField path={path} />
    </Section>
  );
}
