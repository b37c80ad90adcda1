import { entryFor, formatCents, priceSelection, type Style } from '@servery/domain';
import { memo } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import type { GridEdit, GridLine } from '../../../../ui/grid/grid-types.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Section } from '../../forms/section.tsx';
import { saleIn } from '../../prices/price-explanation.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { PriceSheet } from '../../prices/price-sheet.tsx';
import { modifierPath, useEditModifiers } from '../use-modifiers.ts';
import type { PricedModifier, Schemes } from './addition-cells.ts';
import { type AloneCell, basePrice, pathOfAlone, withAlone, withAloneIn } from './alone-cells.ts';
import type { PriceAxes } from './price-axes.ts';

type OrderAloneProps = { readonly modifier: PricedModifier; readonly axes: PriceAxes };

/** PX-11: the schemes in which a modifier is sold without an item, and its prices there. */
export const OrderAloneSection = memo(function OrderAlone({ modifier, axes }: OrderAloneProps) {
  const t = usePhrases(modifiersPhrases);
  const pricingSchemes = useMenu((draft) => draft.pricingSchemes);
  const menu = { pricingSchemes };
  const edit = useEditModifiers();
  const schemes = schemeColumns(pricingSchemes);
  const isOn = ({ id }: GridLine) => entryFor(modifier.pricing, id, menu)?.orderAlone.enabled === true;
  const sold = schemes.filter(isOn);
  const rows = aloneRows(axes, { base: t('basePrice'), plus: (name) => t('plus', { name }) });
  const cellOf = (rowId: string, scheme: string): AloneCell => ({
    scheme,
    option: rowId,
    style: rows.find(({ id }) => id === rowId)?.style ?? '',
  });
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit([modifier.id], (before) =>
      edits.reduce(
        (next, { rowId, columnId, value }) => withAlone(next, { ...cellOf(rowId, columnId), value }, menu),
        before,
      ),
    );
  return (
    <Section title={t('alone')} hint={t('aloneHint')}>
      <Grid columns={{ min: 150 }} gap={3}>
        {schemes.map((scheme) => (
          <AloneSwitch key={scheme.id} modifier={modifier} scheme={scheme} isOn={isOn(scheme)} />
        ))}
      </Grid>
      {sold.length > 0 && (
        <>
          <PriceSheet
            owner={modifierPath('modifier', modifier.id)}
            label={t('alone')}
            rowTitle={say(menuItemsPhrases, 'price')}
            rows={rows}
            columns={sold}
            pathOf={(rowId, scheme) => pathOfAlone(modifier, cellOf(rowId, scheme))}
            shownAt={(rowId, scheme) => followedAlone(modifier, cellOf(rowId, scheme), menu)}
            isSigned
            onEdit={handleEdit}
          />
          <WorkedExample modifier={modifier} axes={axes} scheme={sold.at(-1)} />
        </>
      )}
    </Section>
  );
});

type AloneSwitchProps = { readonly modifier: PricedModifier; readonly scheme: GridLine; readonly isOn: boolean };

function AloneSwitch({ modifier, scheme: { id: scheme, name }, isOn }: AloneSwitchProps) {
  const t = usePhrases(modifiersPhrases);
  const pricingSchemes = useMenu((draft) => draft.pricingSchemes);
  const edit = useEditModifiers();
  const owner = modifierPath('modifier', modifier.id);
  const path = [...owner, 'pricing', { by: 'pricingScheme', value: scheme }, 'orderAlone', 'enabled'];
  const field = useField(path);
  const mayPrice = useMayEdit([...owner, 'pricing']);
  return (
    <SwitchField
      label={name}
      mark={<FieldMark path={path} label={`${t('alone')}, ${name}`} />}
      unsaved={field.isChanged}
      inherited={field.inherited}
      disabled={!mayPrice}
      value={isOn}
      onChange={(next) =>
        edit([modifier.id], (before) => withAloneIn(before, { scheme, menu: { pricingSchemes }, isOn: next }))
      }
    />
  );
}

type AloneRow = GridLine & { readonly style: string };
type RowWords = { readonly base: string; readonly plus: (name: string) => string };

/** The base price, then the amount that every option of the sizes and styles adds; the first of each adds nothing unless a price says so. */
function aloneRows({ size, style }: PriceAxes, { base, plus }: RowWords): readonly AloneRow[] {
  const rowsOf = (of: Style | undefined): readonly AloneRow[] =>
    of?.options.map(({ id, name }) => ({ id, name: plus(name), style: of.id })) ?? [];
  return [{ id: basePrice, name: base, style: '' }, ...rowsOf(size), ...rowsOf(style)];
}

/** A scheme without an entry sells as the default scheme does. */
function followedAlone(modifier: PricedModifier, { scheme, option, style }: AloneCell, menu: Schemes) {
  const entry = entryFor(modifier.pricing, scheme, menu);
  if (!entry || entry.pricingScheme === scheme) return undefined;
  const upcharge = entry.orderAlone.styleUpcharge.find(
    (one) => one.style === style && one.styleOption === option && one.sizeOption === null,
  );
  return { value: option === basePrice ? entry.orderAlone.basePrice : (upcharge?.flatRate ?? null), isFollowing: true };
}

type WorkedExampleProps = OrderAloneProps & { readonly scheme: GridLine | undefined };

/** `Large separately, Delivery: $2.75 + $0.50 = $3.25`, as the pricing function has it. */
function WorkedExample({ modifier, axes, scheme }: WorkedExampleProps) {
  const t = usePhrases(modifiersPhrases);
  const menu = useMenu((draft) => draft);
  if (!scheme) return null;
  const of = axes.size ?? axes.style;
  const option = of?.options.at(-1);
  const options = of && option ? { [of.id]: option.id } : {};
  const price = priceSelection(menu, { modifierId: modifier.id, options }, saleIn(scheme.id));
  const sum = price.lines.map(({ cents }) => formatCents(cents)).join(' + ');
  return (
    <Muted small>
      {t('aloneExample', { choice: option?.name ?? price.lines[0]?.label ?? '', scheme: scheme.name, sum })}{' '}
      <b>{formatCents(price.cents)}</b>
    </Muted>
  );
}
