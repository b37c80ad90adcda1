import {
  type Amount,
  type MenuBlob,
  type ModifierItem,
  PORTIONS,
  type Portion,
  priceSelection,
  schemeOfOrder,
} from '@servery/domain';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Section } from '../../forms/section.tsx';
import { usualOrder } from '../../prices/ordered-as.tsx';
import { PriceExplanation, saleIn } from '../../prices/price-explanation.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { VariantFields } from '../../prices/variant-fields.tsx';
import { itemsTaking } from '../modifier-uses.ts';
import { useModifierUses } from '../use-modifiers.ts';

type PreviewProps = { readonly modifier: ModifierItem; readonly menu: MenuBlob };

/** The price that a guest pays for an item with this modifier, line by line, as the store would compute it; it follows when typing pauses. */
export function ModifierPreview({ modifier }: { readonly modifier: ModifierItem }) {
  const menu = useMenu((draft) => draft);
  return <Preview modifier={useDeferredValue(modifier)} menu={useDeferredValue(menu)} />;
}

const Preview = memo(function PreviewNow({ modifier, menu }: PreviewProps) {
  const t = usePhrases(modifiersPhrases);
  const of = usePhrases(menuItemsPhrases);
  const uses = useModifierUses();
  const items = useMemo(
    () => [...itemsTaking(uses, modifier.id, modifier.category), ...(uses.includedIn.get(modifier.id) ?? [])],
    [uses, modifier.id, modifier.category],
  );
  const schemes = schemeColumns(menu.pricingSchemes);
  const [itemId, setItem] = useState<string | null>(null);
  const [chosenScheme, setScheme] = useState<string | null>(null);
  const scheme = chosenScheme ?? schemeOfOrder(menu, usualOrder)?.id ?? '';
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [amount, setAmount] = useState<Amount>('REGULAR');
  const [portion, setPortion] = useState<Portion>('WHOLE');
  const item = items.find(({ id }) => id === itemId) ?? items[0];
  const price = useMemo(() => {
    const modifiers = [{ modifierId: modifier.id, amount, portion }];
    return item && priceSelection(menu, { itemId: item.id, options, modifiers }, saleIn(scheme));
  }, [menu, item, options, modifier.id, amount, portion, scheme]);
  if (!item || !price) {
    return (
      <Section title={t('priced')}>
        <Muted small>{t('nothingTakesIt')}</Muted>
      </Section>
    );
  }
  return (
    <Section title={t('priced')}>
      <Grid columns={{ min: 150 }} gap={4} lineGap={3}>
        <SelectField
          label={t('item')}
          value={item.id}
          onChange={setItem}
          options={items.map(({ id, info }) => ({ value: id, label: info.name }))}
        />
        <VariantFields item={item} options={options} onChange={setOptions} />
        <SelectField
          label={t('amount')}
          value={amount}
          onChange={(value) => setAmount(modifier.amounts.find((one) => one === value) ?? 'REGULAR')}
          options={modifier.amounts.map((value) => ({ value, label: of(`amount${value}`) }))}
        />
        {!modifier.wholeOnly && (
          <SelectField
            label={t('portion')}
            value={portion}
            onChange={(value) => setPortion(PORTIONS.find((one) => one === value) ?? 'WHOLE')}
            options={PORTIONS.map((value) => ({ value, label: t(`portion${value}`) }))}
          />
        )}
        <SelectField
          label={of('previewScheme')}
          value={scheme}
          onChange={(value) => setScheme(value ?? scheme)}
          options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Grid>
      <PriceExplanation price={price} />
    </Section>
  );
});
