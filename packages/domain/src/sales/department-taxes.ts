import { spread } from '../menus/offers/evaluation/largest-remainder.ts';

/** An amount of one order type. */
export interface OrderTypeAmount {
  readonly orderType: number;
  readonly cents: number;
}

/** The net sales of a department in one order type. */
export interface DepartmentSales extends OrderTypeAmount {
  readonly department: string;
}

/**
 * RT-52 The cents that a tax collected, by department: tickets do not report them by item. The tax of each order type is divided in
 * proportion to its sales, or to all sales where that order type has none. The parts add up to the tax; without sales there are no parts.
 */
export function taxByDepartment(
  taxes: readonly OrderTypeAmount[],
  sales: readonly DepartmentSales[],
): ReadonlyMap<string, number> {
  const sold = sales.filter(({ cents }) => cents > 0);
  const soldOfType = Map.groupBy(sold, ({ orderType }) => orderType);
  const parts = new Map(sold.map(({ department }) => [department, 0]));
  for (const { orderType, cents } of taxes) {
    const taxed = soldOfType.get(orderType) ?? sold;
    const shares = spread(
      Math.abs(cents),
      taxed.map((one) => one.cents),
    );
    for (const [at, { department }] of taxed.entries()) {
      parts.set(department, (parts.get(department) ?? 0) + Math.sign(cents) * (shares[at] ?? 0));
    }
  }
  return parts;
}
