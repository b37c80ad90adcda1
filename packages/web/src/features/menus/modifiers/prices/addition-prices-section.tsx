import { BASE, entryFor } from '@servery/domain';
import { lazy, memo, type Ref, Suspense, useMemo, useRef, useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { useScreenKeys } from '../../../../ui/dialogs/use-screen-keys.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { GridLegend } from '../../../../ui/grid/grid-legend.tsx';
import type { GridEdit, GridHandle, GridLine } from '../../../../ui/grid/grid-types.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from '../../forms/menu-forms.module.css';
import { Section } from '../../forms/section.tsx';
import { PriceActions } from '../../prices/price-actions.tsx';
import { schemeColumns, sizeLine } from '../../prices/price-lines.ts';
import { PriceSheet } from '../../prices/price-sheet.tsx';
import { modifierPath, useEditModifiers, useModifier } from '../use-modifiers.ts';
import { type AdditionCell, figureAt, type PricedModifier, pathOfCell, withAddition } from './addition-cells.ts';
import { ChargedFields } from './charged-fields.tsx';
import type { PriceAxes } from './price-axes.ts';
import type { ChosenAxes } from './use-price-axes.ts';

const AdjustModifiers = lazy(() => import('./adjust-modifiers.tsx').then((m) => ({ default: m.AdjustModifiers })));

type AdditionPricesProps = { readonly modifier: PricedModifier; readonly chosen: ChosenAxes };

/** The heart of a modifier: the price that a regular amount adds in every size, style and pricing scheme. PX-10 */
export const AdditionPricesSection = memo(function AdditionPrices({
  modifier,
  chosen: { axes, choose, choices },
}: AdditionPricesProps) {
  const t = usePhrases(modifiersPhrases);
  const { level } = useEditor();
  const [isAdjusting, setAdjusting] = useState(false);
  const mayPrice = useMayEdit([...modifierPath('modifier', modifier.id), 'pricing']);
  const pricingSchemes = useMenu((menu) => menu.pricingSchemes);
  const schemes = schemeColumns(pricingSchemes);
  const ways = schemes.map(({ id }) => entryFor(modifier.pricing, id, { pricingSchemes })?.basedOn ?? 'ITEM');
  const hasOwn = ways.includes('OWN');
  const grid = useRef<GridHandle>(null);
  useScreenKeys([['P', () => grid.current?.focus()]]);
  return (
    <Section
      title={t('added')}
      hint={t('addedHint')}
      actions={mayPrice && hasOwn && <PriceActions grid={grid} onAdjust={() => setAdjusting(true)} />}
    >
      {level.canSave && !mayPrice && <Muted small>{t('pricesLocked')}</Muted>}
      <ChargedFields modifier={modifier} schemes={schemes} />
      {hasOwn && choices.length > 1 && (
        <div className={styles.fields}>
          <SelectField
            label={t('pricedFor')}
            value={axes.id}
            onChange={choose}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      {hasOwn ? (
        <>
          <AdditionSheet modifier={modifier} axes={axes} schemes={schemes} handle={grid} />
          <Legend axes={axes} isSaidByItems={ways.includes('ITEM')} />
        </>
      ) : (
        <Muted small>{t(ways.includes('ITEM') ? 'itemsSay' : 'neverCharged')}</Muted>
      )}
      <Suspense fallback={null}>
        {isAdjusting && <AdjustModifier id={modifier.id} onClose={() => setAdjusting(false)} />}
      </Suspense>
    </Section>
  );
});

type AdjustModifierProps = { readonly id: string; readonly onClose: () => void };

function AdjustModifier({ id, onClose }: AdjustModifierProps) {
  const modifier = useModifier(id);
  const modifiers = useMemo(() => (modifier ? [modifier] : []), [modifier]);
  return <AdjustModifiers name={modifier?.info.name ?? ''} modifiers={modifiers} onClose={onClose} />;
}

type SheetProps = {
  readonly modifier: PricedModifier;
  readonly axes: PriceAxes;
  readonly schemes: readonly GridLine[];
  readonly handle: Ref<GridHandle>;
};

type AdditionColumn = GridLine & Pick<AdditionCell, 'scheme' | 'option'>;

function AdditionSheet({ modifier, axes, schemes, handle }: SheetProps) {
  const t = usePhrases(modifiersPhrases);
  const pricingSchemes = useMenu((draft) => draft.pricingSchemes);
  const menu = { pricingSchemes };
  const edit = useEditModifiers();
  const rows = additionRows(axes, t('everySize'));
  const columns = additionColumns(axes, schemes);
  const cellOf = (rowId: string, columnId: string): AdditionCell => {
    const column = columns.find(({ id }) => id === columnId);
    return { scheme: column?.scheme ?? '', option: column?.option ?? null, size: rowId };
  };
  const shownAt = (rowId: string, columnId: string) => {
    const cell = cellOf(rowId, columnId);
    if (cell.size !== BASE && cell.option !== null && !axes.isMade(cell.size, cell.option)) {
      return { value: null, isReadOnly: true, isFollowing: true };
    }
    const { value, isOwn } = figureAt(modifier, cell, { axes, menu });
    const isFixed = entryFor(modifier.pricing, cell.scheme, menu)?.basedOn !== 'OWN';
    return isOwn ? undefined : { value, isFollowing: true, ...(isFixed && { isReadOnly: true }) };
  };
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit([modifier.id], (before) =>
      edits.reduce(
        (next, { rowId, columnId, value }) => withAddition(next, { ...cellOf(rowId, columnId), value }, { axes, menu }),
        before,
      ),
    );
  return (
    <PriceSheet
      owner={modifierPath('modifier', modifier.id)}
      label={t('added')}
      rowTitle={axes.size?.name ?? say(menuItemsPhrases, 'price')}
      rows={rows}
      columns={columns}
      pathOf={(rowId, columnId) => pathOfCell(modifier, cellOf(rowId, columnId), axes)}
      shownAt={shownAt}
      onEdit={handleEdit}
      handle={handle}
    />
  );
}

function additionRows({ size }: PriceAxes, everySize: string): readonly GridLine[] {
  return [{ id: BASE, name: everySize }, ...(size?.options ?? []).map(({ id, name }) => sizeLine(id, name))];
}

/** The options of the style under each scheme; only the schemes where there is no style. */
function additionColumns({ style }: PriceAxes, schemes: readonly GridLine[]): readonly AdditionColumn[] {
  return schemes.flatMap(({ id: scheme, name }): AdditionColumn[] => {
    if (!style) return [{ id: scheme, name, scheme, option: null }];
    return style.options.map(({ id, name: option, abbreviation }) => {
      const own = { id: `${scheme} ${id}`, name: abbreviation || option, group: name };
      return { ...own, scheme, option: id };
    });
  });
}

type LegendProps = { readonly axes: PriceAxes; readonly isSaidByItems: boolean };

/** The meaning of gray figures and dashes here. */
function Legend({ axes: { size, style }, isSaidByItems }: LegendProps) {
  const t = usePhrases(modifiersPhrases);
  const { level } = useEditor();
  const groupName = level.kind === 'group' ? level.name : level.groupName;
  const first = style?.options[0]?.name;
  return (
    <Stack gap={1}>
      {level.kind !== 'company' && <GridLegend {...(groupName !== null && { groupName })} />}
      <Row as="p" gap={4} lineGap={1} wrap tone="faint" size="sm">
        {first !== undefined && <span>{t('followsStyle', { style: first })}</span>}
        {first === undefined && size && <span>{t('followsSize')}</span>}
        {style && size && <span>{t('notMade')}</span>}
        {isSaidByItems && <span>{t('dashItems')}</span>}
      </Row>
    </Stack>
  );
}
