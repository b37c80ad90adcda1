import { formatCents, type MenuBlob, type MenuItem, priceSelection, schemeOfOrder, variantOf } from '@servery/domain';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useEditorState } from '../../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuOf } from '../../../../editing/kinds/menu-of.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Section } from '../../forms/section.tsx';
import { OrderedAs, usualOrder } from '../../prices/ordered-as.tsx';
import { PriceExplanation, saleIn } from '../../prices/price-explanation.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { VariantFields } from '../../prices/variant-fields.tsx';
import { AskedModifiers } from './asked-modifiers.tsx';
import { askableModifiers, type GuestChoices, orderedModifiers } from './guest-choices.ts';
import { PricesElsewhere } from './prices-elsewhere.tsx';

type PreviewProps = { readonly item: MenuItem; readonly menu: MenuBlob; readonly saved: MenuBlob };

/** The price that a guest pays for any choice, line by line, as the store would compute it; it follows when typing pauses. */
export function PricePreview({ item }: { readonly item: MenuItem }) {
  const menu = useMenu((draft) => draft);
  const saved = useEditorState(({ loaded }) => menuOf(loaded.saved));
  return <Preview item={useDeferredValue(item)} menu={useDeferredValue(menu)} saved={saved} />;
}

const Preview = memo(function PreviewNow({ item, menu, saved }: PreviewProps) {
  const t = usePhrases(menuItemsPhrases);
  const schemes = schemeColumns(menu.pricingSchemes);
  const [chosenScheme, setScheme] = useState<string | null>(null);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [choices, setChoices] = useState<GuestChoices>({});
  const scheme = chosenScheme ?? schemeOfOrder(menu, usualOrder)?.id ?? '';
  const variant = useMemo(() => variantOf(item, menu, options), [item, menu, options]);
  const askable = useMemo(() => askableModifiers(variant, menu), [variant, menu]);
  const selection = useMemo(
    () => ({ itemId: item.id, options, modifiers: orderedModifiers(askable, choices) }),
    [item.id, options, askable, choices],
  );
  const price = useMemo(() => priceSelection(menu, selection, saleIn(scheme)), [menu, selection, scheme]);
  const before = useMemo(() => priceSelection(saved, selection, saleIn(scheme)), [saved, selection, scheme]);
  return (
    <Section title={t('guestPays')}>
      <Grid columns={{ min: 148 }} gap={2} lineGap={3} stretch>
        <VariantFields item={item} options={options} onChange={setOptions} />
        <OrderedAs menu={menu} scheme={scheme} onScheme={setScheme} />
        <SelectField
          label={t('previewScheme')}
          value={scheme}
          onChange={setScheme}
          options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Grid>
      {askable.length > 0 && <AskedModifiers askable={askable} choices={choices} onChange={setChoices} />}
      <PriceExplanation price={price} />
      {before.problems.length === 0 && before.cents !== price.cents && (
        <Muted small>{t('guestPaysSaved', { amount: formatCents(before.cents) })}</Muted>
      )}
      <PricesElsewhere
        item={item}
        menu={menu}
        selection={selection}
        size={variant.size?.id}
        scheme={scheme}
        schemes={schemes}
      />
    </Section>
  );
});
