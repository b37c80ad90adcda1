import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { MenuItem, SizePrice } from '@servery/domain';
import { lazy, Suspense, useRef, useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { FieldFinding } from '../../../../editing/fields/field-finding.tsx';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { useScreenKeys } from '../../../../ui/dialogs/use-screen-keys.ts';
import { GridLegend } from '../../../../ui/grid/grid-legend.tsx';
import type { GridEdit, GridHandle } from '../../../../ui/grid/grid-types.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Section } from '../../forms/section.tsx';
import { PriceActions } from '../../prices/price-actions.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { PriceSheet } from '../../prices/price-sheet.tsx';
import { withOwnPrices, withPrice } from '../item-edits.ts';
import { itemPath, useDepartment, useEditItem } from '../use-entity.ts';
import { lendersOf, lentPrice, pricePath } from './item-prices.ts';
import { priceRows } from './price-rows.ts';

const BorrowPrices = lazy(() => import('./borrow-prices.tsx').then((m) => ({ default: m.BorrowPrices })));
const AdjustItems = lazy(() => import('./adjust-items.tsx').then((m) => ({ default: m.AdjustItems })));

/** The heart of an item: its price in every size and pricing scheme. PX-07, PX-08 */
export function PricesSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const department = useDepartment(item.department);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const items = useMenu((menu) => menu.items);
  const edit = useEditItem(item.id);
  const [isAdjusting, setAdjusting] = useState(false);
  const [isBorrowing, setBorrowing] = useState(false);
  const mayPrice = useMayEdit(['items', { id: item.id }, 'pricing']);
  const grid = useRef<GridHandle>(null);
  const hasMouse = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false });
  useScreenKeys([['P', () => grid.current?.focus()]]);
  const rows = priceRows(item, department, t('everySize'));
  const columns = schemeColumns(schemes);
  const groupName = level.kind === 'group' ? level.name : level.groupName;
  const borrowed = lendersOf(item);
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit((before) =>
      edits.reduce(
        (next, { rowId, columnId, value }) => withPrice(next, { scheme: columnId, size: rowId, value }),
        before,
      ),
    );
  return (
    <Section
      title={t('prices')}
      hint={t(rows.length > 1 ? 'perSize' : 'perScheme')}
      actions={
        mayPrice && (
          <>
            <PriceActions grid={grid} onAdjust={() => setAdjusting(true)} />
            <Button size="sm" variant="subtle" onClick={() => setBorrowing(true)}>
              {t('asOther')}
            </Button>
          </>
        )
      }
    >
      {level.canSave && !mayPrice && <Muted small>{t('pricesLocked')}</Muted>}
      {mayPrice && hasNoPrice(item) ? (
        <Muted small>{t('noPriceYet')}</Muted>
      ) : (
        <FieldFinding path={[...itemPath(item.id), 'pricing']} />
      )}
      <Borrowed item={item} borrowed={borrowed} />
      <PriceSheet
        owner={itemPath(item.id)}
        label={t('prices')}
        rowTitle={t(rows.length > 1 ? 'size' : 'price')}
        rows={rows}
        columns={columns}
        pathOf={pricePath}
        onEdit={handleEdit}
        handle={grid}
        isReadOnly={(scheme) => borrowed.has(scheme)}
        shownAt={(size, scheme) => {
          const value = lentPrice(items, borrowed.get(scheme), { size, scheme });
          return value === undefined ? undefined : { value, origin: 'company', isFollowing: true };
        }}
      />
      {level.kind !== 'company' && (
        <Stack gap={1}>
          <GridLegend {...(groupName !== null && { groupName })} />
          <Muted small>{t(hasMouse ? 'gridHelp' : 'gridHelpTouch')}</Muted>
        </Stack>
      )}
      <Suspense fallback={null}>
        {isBorrowing && <BorrowPrices item={item} onClose={() => setBorrowing(false)} />}
        {isAdjusting && (
          <AdjustItems name={item.info.name} itemIds={new Set([item.id])} onClose={() => setAdjusting(false)} />
        )}
      </Suspense>
    </Section>
  );
}

function hasNoPrice({ pricing }: MenuItem): boolean {
  return pricing.every(({ itemBased }) => itemBased.type === 'PRICE' && itemBased.prices.length === 0);
}

/** PX-08: schemes in which the item takes another item's prices. */
function Borrowed({ item, borrowed }: { readonly item: MenuItem; readonly borrowed: ReadonlyMap<string, string> }) {
  const t = usePhrases(menuItemsPhrases);
  const edit = useEditItem(item.id);
  const items = useMenu((menu) => menu.items);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const [lender] = new Set(borrowed.values());
  if (lender === undefined) return null;
  const source = items.find(({ id }) => id === lender);
  const names = schemes.filter(({ id }) => borrowed.has(id)).map(({ name }) => name);
  const prices: Record<string, readonly SizePrice[]> = Object.fromEntries(
    (source?.pricing ?? []).map(({ pricingScheme, itemBased }) => [pricingScheme, itemBased.prices]),
  );
  return (
    <Row as="p" gap={2} lineGap={1} wrap tone="muted">
      {t('asItemHint', { schemes: names.join(', '), name: source?.info.name ?? '' })}{' '}
      <Button size="sm" variant="subtle" onClick={() => edit((before) => withOwnPrices(before, prices))}>
        {t('ownPrices')}
      </Button>
    </Row>
  );
}
