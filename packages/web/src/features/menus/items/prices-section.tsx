import { Button } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { MenuItem, SizePrice } from '@servery/domain';
import { IconClipboard, IconPercentage } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { Amount } from '../../../ui/fields/amount.ts';
import { GridLegend } from '../../../ui/grid/grid-legend.tsx';
import type { GridEdit, GridHandle } from '../../../ui/grid/grid-types.ts';
import { commandKey } from '../../../ui/keys.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { everySize, withOwnPrices, withPrice } from './item-edits.ts';
import styles from './menu-items.module.css';
import { priceRows, schemeColumns } from './price-rows.ts';
import { PriceSheet } from './price-sheet.tsx';
import { Section } from './section.tsx';
import { useDepartment, useEditItem } from './use-entity.ts';

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx').then((m) => ({ default: m.AdjustDialog })));

/** The heart of an item: what it costs in every size and pricing scheme. PX-07, PX-08 */
export function PricesSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const department = useDepartment(item.department);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const items = useMenu((menu) => menu.items);
  const edit = useEditItem(item.id);
  const [isAdjusting, setAdjusting] = useState(false);
  const mayPrice = useMayEdit(['items', { id: item.id }, 'pricing']);
  const grid = useRef<GridHandle>(null);
  const hasMouse = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false });
  useHotkeys([['P', () => grid.current?.focus()]]);
  const rows = priceRows(item, department, t('everySize'));
  const columns = schemeColumns(schemes);
  const groupName = level.kind === 'group' ? level.name : level.groupName;
  const borrowed = new Map(
    item.pricing.flatMap(({ pricingScheme, itemBased }) =>
      itemBased.type === 'ITEM' ? [[pricingScheme, itemBased.itemId ?? ''] as const] : [],
    ),
  );
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit((before) =>
      edits.reduce(
        (next, { rowId, columnId, value }) => withPrice(next, { scheme: columnId, size: rowId, value }),
        before,
      ),
    );
  const handlePaste = async () => {
    const text = await clipboardText();
    if (text === null) return notify.info(t('pasteFailed', { key: commandKey('V') }));
    if (text.trim() === '') return notify.info(t('pasteNothing'));
    grid.current?.paste(text);
  };
  return (
    <Section
      title={t('prices')}
      hint={t(rows.length > 1 ? 'perSize' : 'perScheme')}
      actions={
        mayPrice && (
          <>
            <Button
              size="sm"
              leftSection={<IconPercentage size={14} stroke={1.75} aria-hidden />}
              onClick={() => setAdjusting(true)}
            >
              {t('adjust')}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconClipboard size={14} stroke={1.75} aria-hidden />}
              onClick={handlePaste}
            >
              {t('paste')}
            </Button>
          </>
        )
      }
    >
      {level.canSave && !mayPrice && <p className={styles.hint}>{t('pricesLocked')}</p>}
      <Borrowed item={item} borrowed={borrowed} />
      <PriceSheet
        itemId={item.id}
        label={t('prices')}
        rowTitle={t(rows.length > 1 ? 'size' : 'price')}
        rows={rows}
        columns={columns}
        pathOf={pricePath}
        onEdit={handleEdit}
        handle={grid}
        isReadOnly={(scheme) => borrowed.has(scheme)}
        shownAt={(size, scheme) => lentPrice(items, borrowed.get(scheme), { size, scheme })}
      />
      {level.kind !== 'company' && (
        <div className={styles.legend}>
          <GridLegend {...(groupName !== null && { groupName })} />
          <p className={styles.hint}>{t(hasMouse ? 'gridHelp' : 'gridHelpTouch')}</p>
        </div>
      )}
      <Suspense fallback={null}>
        {isAdjusting && (
          <AdjustDialog name={item.info.name} itemIds={new Set([item.id])} onClose={() => setAdjusting(false)} />
        )}
      </Suspense>
    </Section>
  );
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
    <p className={styles.borrowed}>
      {t('asItemHint', { schemes: names.join(', '), name: source?.info.name ?? '' })}{' '}
      <Button size="sm" variant="subtle" onClick={() => edit((before) => withOwnPrices(before, prices))}>
        {t('ownPrices')}
      </Button>
    </p>
  );
}

type PriceCell = { readonly size: string; readonly scheme: string };

/** What the item whose prices are taken costs; undefined where the item has its own. */
function lentPrice(
  items: readonly MenuItem[],
  lender: string | undefined,
  { size, scheme }: PriceCell,
): Amount | undefined {
  if (lender === undefined) return undefined;
  const entry = items.find(({ id }) => id === lender)?.pricing.find(({ pricingScheme }) => pricingScheme === scheme);
  const prices = entry?.itemBased.prices ?? [];
  return (prices.find(({ id }) => id === size) ?? prices.find(({ id }) => id === everySize))?.price ?? null;
}

function pricePath(rowId: string, columnId: string) {
  return ['pricing', { by: 'pricingScheme', value: columnId }, 'itemBased', 'prices', { id: rowId }, 'price'] as const;
}

async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
