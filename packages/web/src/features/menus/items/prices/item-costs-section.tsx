import { type MenuItem, sizeStyleOf } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { CostsSection, type Margins } from '../../costs/costs-section.tsx';
import { schemeColumns } from '../../prices/price-lines.ts';
import { itemPath, useDepartment, useEditItem } from '../use-entity.ts';
import { costRows, marginIn, modifiersWithoutCost } from './item-costs.ts';

/** The cost of an item to the restaurant in its sizes, and the margin that each price of it leaves. */
export function ItemCostsSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  const edit = useEditItem(item.id);
  const rows = useMemo(() => costRows(item, department, t('everySize')), [item, department, t]);
  const { schemes, margins, needed } = useMargins(item, rows);
  return (
    <CostsSection
      owner={itemPath(item.id)}
      entity={item}
      hint={t('costsHint')}
      rows={rows}
      schemes={schemes}
      margins={margins}
      note={neededText(needed)}
      onEdit={edit}
    />
  );
}

/** Of every pricing scheme, once a cost is known. */
function useMargins(item: MenuItem, rows: readonly GridLine[]) {
  const menu = useMenu((draft) => draft);
  const hasCost = item.info.cost !== undefined || item.info.costs !== undefined;
  return useMemo(() => {
    const department = menu.departments.find(({ id }) => id === item.department);
    const sized = department && sizeStyleOf(department);
    const sizeStyle = item.styles.find(({ id, options }) => id === sized?.id && options.length > 0)?.id;
    const schemes = hasCost ? schemeColumns(menu.pricingSchemes) : [];
    const margins: Margins = new Map(
      schemes.map(({ id: scheme }) => [
        scheme,
        new Map(rows.map(({ id: size }) => [size, marginIn(menu, item, { scheme, size, sizeStyle })])),
      ]),
    );
    return { schemes, margins, needed: hasCost ? modifiersWithoutCost(menu, item) : [] };
  }, [menu, item, rows, hasCost]);
}

const MOST_NAMES = 3;

/** Undefined where nothing is needed. */
function neededText(needed: readonly string[]): string | undefined {
  if (needed.length === 0) return undefined;
  const names = needed.slice(0, MOST_NAMES).join(', ');
  const count = needed.length - MOST_NAMES;
  return count > 0
    ? say(menuItemsPhrases, 'costsNeededMore', { names, count })
    : say(menuItemsPhrases, 'costsNeeded', { names });
}
