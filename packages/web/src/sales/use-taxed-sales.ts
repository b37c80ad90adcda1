import { type DepartmentSales, taxByDepartment } from '@servery/domain';
import { useMemo } from 'react';
import type { SalesRow } from './sales-calls.ts';
import { useLastFourWeeks } from './use-last-four-weeks.ts';
import { keysOf } from './use-taxes-collected.ts';

export type TaxedSales = {
  /** How many were sold, in thousandths. */
  readonly quantity: number;
  /** Cents of tax; undefined where nothing was sold or no tax is known. */
  readonly tax: number | undefined;
};

/**
 * The sales of the last four weeks that a tax structure taxes and the tax that it collected, by department.
 * @param departmentOf the department of each item that the structure taxes, by their ids
 * @returns undefined for people without the dashboard, and while it is read
 */
export function useTaxedSales(
  { id, name }: { readonly id: string; readonly name: string },
  departmentOf: ReadonlyMap<string, string>,
): ((department: string) => TaxedSales) | undefined {
  const items = useLastFourWeeks('items', 'item,orderType');
  const taxes = useLastFourWeeks('taxes', 'tax,orderType');
  return useMemo(() => {
    if (!items) return undefined;
    const sales = items.flatMap((row) => salesOf(row, departmentOf));
    const keys = keysOf({ id, name });
    const collected = (taxes ?? []).filter(({ key: [key] }) => keys.has(String(key)));
    const parts = taxByDepartment(
      collected.map(({ key: [, orderType], sums: { tax } }) => ({ orderType: Number(orderType), cents: tax ?? 0 })),
      sales,
    );
    return (department) => ({
      quantity: sales.filter((one) => one.department === department).reduce((sum, { quantity }) => sum + quantity, 0),
      tax: taxes && parts.size > 0 ? (parts.get(department) ?? 0) : undefined,
    });
  }, [items, taxes, id, name, departmentOf]);
}

type Sold = DepartmentSales & { readonly quantity: number };

function salesOf(
  { key: [item, orderType], sums: { quantity, gross, discounts } }: SalesRow,
  departmentOf: ReadonlyMap<string, string>,
): readonly Sold[] {
  const department = departmentOf.get(String(item));
  if (department === undefined) return [];
  const cents = (gross ?? 0) - (discounts ?? 0);
  return [{ department, orderType: Number(orderType), cents, quantity: quantity ?? 0 }];
}
