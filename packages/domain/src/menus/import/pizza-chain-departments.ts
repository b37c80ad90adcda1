import { type Category, newCategory } from '../entities/categories.ts';
import { type Department, newDepartment } from '../entities/departments.ts';
import type { MenuItem } from '../entities/items.ts';
import { newOnlineCategory, type OnlineCategory } from '../entities/online-categories.ts';
import { idOf } from './pizza-chain-ids.ts';
import { readItem } from './pizza-chain-items.ts';
import type { ChainCategory, PizzaChain } from './pizza-chain-source.ts';
import { stylesOfFamilies } from './pizza-chain-styles.ts';
import type { Unmapped } from './unmapped.ts';

interface ReadMenu {
  readonly departments: Department[];
  readonly categories: Category[];
  readonly items: MenuItem[];
  readonly onlineCategories: OnlineCategory[];
  readonly unmapped: Unmapped[];
}

/** The chain's food categories as departments, their parts as categories, their products as items. */
export function readDepartments(chain: PizzaChain): ReadMenu {
  const read: ReadMenu = { departments: [], categories: [], items: [], onlineCategories: [], unmapped: [] };
  for (const category of Object.values(chain.categories.food)) readDepartment(chain, category, read);
  const placed = new Set(read.items.map(({ id }) => id));
  const unlisted = Object.values(chain.products).filter((product) => !placed.has(idOf.item(product.code)));
  read.unmapped.push(
    ...unlisted.map(({ name }) => ({ what: 'product', name, reason: 'No category of the file lists it.' })),
  );
  return read;
}

function readDepartment(chain: PizzaChain, source: ChainCategory, read: ReadMenu) {
  const parts = [source, ...Object.values(source.subCategories)];
  const filled = parts.filter(({ products }) => products.length > 0);
  const empty = parts.filter((part) => part.products.length === 0 && (part !== source || filled.length === 0));
  read.unmapped.push(...empty.map(({ name }) => ({ what: 'category', name, reason: 'It has no products.' })));
  if (filled.length === 0) return;
  const id = idOf.department(source.code);
  const categories = filled.map(({ code, name }) =>
    newCategory({ id: idOf.category(source.code, code), department: id, name }),
  );
  const items = filled.flatMap(({ code, products }) =>
    readItems(chain, { codes: products, department: source.code, category: code }, read),
  );
  const products = filled.flatMap((part) => part.products.flatMap((code) => chain.products[code] ?? []));
  read.departments.push(
    newDepartment({
      id,
      name: source.name,
      styles: stylesOfFamilies(chain, products),
      categories: categories.map((category) => category.id),
      items: items.map((item) => item.id),
    }),
  );
  read.categories.push(...categories);
  read.items.push(...items);
  read.onlineCategories.push(
    newOnlineCategory({
      id: `online-${source.code}`,
      name: source.name,
      categoryIds: categories.map((category) => category.id),
    }),
  );
}

interface CategoryItems {
  readonly codes: readonly string[];
  readonly department: string;
  readonly category: string;
}

function readItems(chain: PizzaChain, { codes, department, category }: CategoryItems, read: ReadMenu) {
  const home = { department: idOf.department(department), category: idOf.category(department, category) };
  return codes.flatMap((code) => {
    const product = chain.products[code];
    if (!product) return [];
    const { item, unmapped } = readItem(chain, product, home);
    read.unmapped.push(...unmapped);
    return [item];
  });
}
