import { defaultSchemeOf, type ModifierPricing } from '@servery/domain';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { modifierPath, useEditModifiers } from '../use-modifiers.ts';
import { type PricedModifier, withPricing } from './addition-cells.ts';

const ways = ['OWN', 'ITEM', 'FREE'] as const;
/** There is no entry of the scheme: it follows the default one. */
const follows = '';

type ChargedFieldsProps = { readonly modifier: PricedModifier; readonly schemes: readonly GridLine[] };

/** In each scheme: its own prices, the one that each item says, or never charged. */
export function ChargedFields({ modifier, schemes }: ChargedFieldsProps) {
  return (
    <Grid columns={{ min: 170 }} gap={3}>
      {schemes.map((scheme) => (
        <ChargedField key={scheme.id} modifier={modifier} scheme={scheme} />
      ))}
    </Grid>
  );
}

type ChargedFieldProps = { readonly modifier: PricedModifier; readonly scheme: GridLine };

function ChargedField({ modifier, scheme }: ChargedFieldProps) {
  const t = usePhrases(modifiersPhrases);
  const pricingSchemes = useMenu((menu) => menu.pricingSchemes);
  const edit = useEditModifiers();
  const path = [...modifierPath('modifier', modifier.id), 'pricing', { by: 'pricingScheme', value: scheme.id }];
  const field = useField([...path, 'basedOn']);
  const standard = defaultSchemeOf(pricingSchemes);
  const entry = modifier.pricing.find(({ pricingScheme }) => pricingScheme === scheme.id);
  const hasDefault = modifier.pricing.some(({ pricingScheme }) => pricingScheme === standard?.id);
  const label = t('chargedIn', { scheme: scheme.name });
  const words = { OWN: t('chargedOWN'), ITEM: t('chargedITEM'), FREE: t('chargedFREE') };
  const asDefault =
    hasDefault && scheme.id !== standard?.id
      ? [{ value: follows, label: t('asDefault', { scheme: standard?.name ?? '' }) }]
      : [];
  const handleChange = (value: string | null) =>
    edit([modifier.id], (before) =>
      value === follows
        ? { ...before, pricing: before.pricing.filter(({ pricingScheme }) => pricingScheme !== scheme.id) }
        : withPricing(before, { scheme: scheme.id, menu: { pricingSchemes } }, (known) => ({
            ...known,
            basedOn: wayOf(value, known),
          })),
    );
  return (
    <SelectField
      label={label}
      mark={
        <FieldMark
          path={[...path, 'basedOn']}
          label={label}
          format={(value) => ways.flatMap((way) => (way === value ? words[way] : []))[0]}
        />
      }
      inherited={field.inherited}
      unsaved={field.isChanged}
      error={field.problem}
      disabled={!field.canEdit}
      value={entry?.basedOn ?? (hasDefault ? follows : 'ITEM')}
      onChange={handleChange}
      options={[...asDefault, ...ways.map((way) => ({ value: way, label: words[way] }))]}
    />
  );
}

function wayOf(value: string | null, { basedOn }: ModifierPricing): ModifierPricing['basedOn'] {
  return ways.find((way) => way === value) ?? basedOn;
}
