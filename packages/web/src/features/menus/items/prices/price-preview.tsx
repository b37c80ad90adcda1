import { type MenuItem, priceSelection } from '@servery/domain';
import { useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Section } from '../../forms/section.tsx';
import { PriceExplanation, saleIn } from '../../prices/price-explanation.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { VariantFields } from '../../prices/variant-fields.tsx';

/** What a guest pays for a variant, line by line, as the store would compute it. */
export function PricePreview({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const schemes = schemeColumns(menu.pricingSchemes);
  const [chosenScheme, setScheme] = useState<string | null>(null);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const scheme = chosenScheme ?? schemes[0]?.id ?? '';
  const price = useMemo(
    () => priceSelection(menu, { itemId: item.id, options, modifiers: [] }, saleIn(scheme)),
    [menu, item.id, options, scheme],
  );
  return (
    <Section title={t('preview')}>
      <Grid columns={{ min: 150 }} gap={4} lineGap={3}>
        <VariantFields item={item} options={options} onChange={setOptions} />
        <SelectField
          label={t('previewScheme')}
          value={scheme}
          onChange={setScheme}
          options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Grid>
      <PriceExplanation price={price} />
    </Section>
  );
}
