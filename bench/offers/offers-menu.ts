import {
  type MenuBlob,
  type MenuItem,
  newApplying,
  newCategory,
  newChoice,
  newDepartment,
  newItem,
  newItemGroup,
  newItemPricing,
  newMenuBlob,
  newOffer,
  newOfferInfo,
  newOfferValue,
  newPricingScheme,
  newSchemeValue,
  newStyle,
  newStyleOption,
  newValidity,
  type Offer,
  sizePrices,
} from '@servery/domain';
import { randomFrom } from '../overrides/menu-generator.ts';

const SCHEME = 'dine-in';
const ITEMS_OF_A_CATEGORY = 50;
const CATEGORIES_OF_A_DEPARTMENT = 10;
const SIZES = ['small', 'medium', 'large'] as const;

/** A made-up menu of many items in three sizes with many offers; the same counts give the same menu. */
export function menuWithOffers(items: number, offers: number): MenuBlob {
  const random = randomFrom(items + offers);
  const categories = Math.ceil(items / ITEMS_OF_A_CATEGORY);
  const departments = Math.ceil(categories / CATEGORIES_OF_A_DEPARTMENT);
  const options = SIZES.map((id) => newStyleOption({ id, name: id }));
  return newMenuBlob({
    pricingSchemes: [newPricingScheme({ id: SCHEME, name: 'Dine in', isDefault: true })],
    departments: range(departments, (at) =>
      newDepartment({
        id: `d${at}`,
        name: `Department ${at}`,
        styles: [newStyle({ id: `size${at}`, name: 'Size', isSize: true, options })],
      }),
    ),
    categories: range(categories, (at) =>
      newCategory({ id: `c${at}`, department: departmentOf(at), name: `Category ${at}` }),
    ),
    items: range(items, (at) => menuItem(at, random)),
    offers: range(offers, (at) => menuOffer(at, { random, categories, scheme: SCHEME })),
  });
}

function departmentOf(category: number): string {
  return `d${Math.floor(category / CATEGORIES_OF_A_DEPARTMENT)}`;
}

function menuItem(at: number, random: () => number): MenuItem {
  const category = Math.floor(at / ITEMS_OF_A_CATEGORY);
  const department = departmentOf(category);
  const small = 400 + (random() % 1_200);
  const prices = sizePrices({ small: money(small), medium: money(small + 300), large: money(small + 600) });
  return newItem({
    id: `i${at}`,
    department,
    category: `c${category}`,
    name: `Item ${at}`,
    styles: [{ id: `size${department.slice(1)}`, options: [...SIZES], defaultOption: 'medium' }],
    pricing: [newItemPricing({ pricingScheme: SCHEME, prices })],
  });
}

interface Surroundings {
  readonly random: () => number;
  /** How many there are: c0, c1, …, ten of them in each of the departments d0, d1, … */
  readonly categories: number;
  readonly scheme: string;
}

/** Coupons, happy hours, combos and offers of the order by turns, with days, hours, dates and codes of their own. */
export function menuOffer(at: number, { random, categories, scheme }: Surroundings): Offer {
  const pick = (count: number) => random() % count;
  const category = () => {
    const number = pick(categories);
    return newChoice({
      id: `c${number}`,
      level: 'CATEGORY',
      departmentId: departmentOf(number),
      categoryId: `c${number}`,
    });
  };
  const kind = (['ENTIRE_ORDER', 'ANY_ITEM', 'ITEM_GROUPS'] as const)[at % 3] ?? 'ANY_ITEM';
  const percent = { type: 'PERCENTAGE' as const, amountValue: '0.00', percentageValue: String(5 + pick(25)) };
  const combo = {
    type: 'FIXED_PRICE' as const,
    amountValue: '0.00',
    percentageValue: '0',
    fixedPrice: money(2_400 + pick(900)),
  };
  const value = newSchemeValue(scheme, {
    entireOrder: percent,
    anyItem: { ...percent, sizeOptionId: null },
    comboOffer: { ...combo, enabled: true },
  });
  const isAutomatic = at % 20 === 1;
  return newOffer({
    id: `o${at}`,
    name: `Offer ${at}`,
    dateCreated: '2026-09-01',
    color: '#22663C',
    order: at,
    info: newOfferInfo({ name: `Offer ${at}`, channels: at % 4 === 0 ? ['POS'] : ['POS', 'ONLINE'] }),
    applying: newApplying('#22663C', {
      autoApplyIfCriteriaMet: isAutomatic,
      couponCode: { required: !isAutomatic && at % 2 === 0, code: `CODE${at}` },
    }),
    validity: newValidity({
      daysOfTheWeek: { enabled: at % 5 === 0, days: [pick(7), pick(7), pick(7)] },
      timeOfDay: { enabled: at % 7 === 0, startTime: 3_600 * (9 + pick(12)), endOffset: 3_600 * (2 + pick(6)) },
      dateRange: { enabled: at % 6 === 0, startDate: day(pick(28)), endDate: null },
      orderTypes: { enabled: at % 8 === 0, orderTypes: [1 + pick(3)] },
      minimumPurchase: { enabled: kind === 'ENTIRE_ORDER', amount: money(1_500 + pick(2_000)), mode: 'BEFORE' },
    }),
    itemGroups:
      kind === 'ENTIRE_ORDER'
        ? []
        : range(2, (group) =>
            newItemGroup({ id: `g${group}`, name: `Group ${group}`, choices: [category(), category()] }),
          ),
    value: newOfferValue({ appliesTo: kind, schemes: [value] }),
    interactions: {
      notValidWithOffersThat: {
        applyAutomatically: { enabled: at % 4 === 3, limitOfferTypes: [] },
        applyToTheSameItem: { enabled: at % 6 === 5, limitOfferTypes: [] },
        applyToTheOrder: { enabled: at % 9 === 8, limitOfferTypes: [] },
      },
    },
  });
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

function day(number: number): string {
  return `2026-12-${String(number + 1).padStart(2, '0')}`;
}

function range<One>(count: number, make: (at: number) => One): One[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
