import { defaultSchemeOf, formatMoney, type MenuBlob, type MenuItem } from '@servery/domain';
import type { ImportNode } from './import-reading.ts';

/** The whole menu as a tree to look through: the items in each place, and their prices. */
export function menuSample(menu: MenuBlob): ImportNode[] {
  const scheme = defaultSchemeOf(menu.pricingSchemes)?.id;
  const items = Map.groupBy(menu.items, ({ category }) => category);
  const categories = Map.groupBy(menu.categories, ({ department }) => department);
  return menu.departments.map(({ id, info }) => {
    const children = (categories.get(id) ?? []).map((category) => {
      const below = items.get(category.id) ?? [];
      return { ...node(category.id, category.info.name, String(below.length)), children: below.map(itemNode(scheme)) };
    });
    const count = children.reduce((total, category) => total + category.children.length, 0);
    return { ...node(id, info.name, String(count)), children };
  });
}

function itemNode(scheme: string | undefined) {
  return (item: MenuItem): ImportNode => node(item.id, item.info.name, priceRange(item, scheme));
}

function node(id: string, label: string, end: string): ImportNode {
  return { id, label, end };
}

/** `$11.99 to $22.99` */
function priceRange({ pricing }: MenuItem, scheme: string | undefined): string {
  const entry = pricing.find(({ pricingScheme }) => pricingScheme === scheme) ?? pricing[0];
  const prices = (entry?.itemBased.prices ?? []).map(({ price }) => Number(price)).sort((one, other) => one - other);
  const lowest = prices[0];
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined) return '–';
  const from = formatMoney(lowest);
  return lowest === highest ? from : `${from} to ${formatMoney(highest)}`;
}
