import type { Path } from '../../overrides/change.ts';
import type { Department } from '../entities/departments.ts';
import type { LayoutButton } from '../layout/button.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById, departmentsById, itemsById, modifierCategoriesById, modifiersById } from '../menu-index.ts';
import { timeThatRefuses } from '../offers/evaluation/holds.ts';
import type { Offer } from '../offers/offer.ts';
import {
  type Circumstances,
  entityReasons,
  inactive,
  missing,
  notForOrderType,
  notOn,
  orderTypeReasons,
  type Reason,
  timeReasons,
} from './availability-reasons.ts';
import { unavailableIds } from './modifier-availability.ts';

export type Sellable =
  | { readonly kind: 'department'; readonly id: string }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'item'; readonly id: string; readonly options?: readonly string[] }
  | { readonly kind: 'modifier'; readonly id: string; readonly department?: string }
  | { readonly kind: 'modifierCategory'; readonly id: string }
  | { readonly kind: 'offer'; readonly id: string }
  | { readonly kind: 'button'; readonly tab: string; readonly index: string };

/** Whether something is sold here and now, and every reason why not, from the department down. */
export function availabilityOf(menu: MenuBlob, what: Sellable, when: Circumstances) {
  const reasons = reasonsFor(menu, what, when);
  return { isSold: reasons.length === 0, reasons };
}

function reasonsFor(menu: MenuBlob, what: Sellable, when: Circumstances): readonly Reason[] {
  switch (what.kind) {
    case 'department':
      return departmentReasons(menu, what.id, when);
    case 'category':
      return categoryReasons(menu, what.id, when);
    case 'item':
      return itemReasons(menu, { id: what.id, options: what.options ?? [] }, when);
    case 'modifier':
      return modifierReasons(menu, { id: what.id, departmentId: what.department }, when);
    case 'modifierCategory':
      return modifierCategoryReasons(menu, what.id, when);
    case 'offer':
      return offerReasons(menu, what.id, when);
    case 'button':
      return buttonReasons(menu, { tabId: what.tab, index: what.index }, when);
  }
}

function departmentReasons(menu: MenuBlob, id: string, when: Circumstances): readonly Reason[] {
  return entityReasons(departmentsById(menu.departments).get(id), ['departments', { id }], when);
}

/** Those of the department too. */
function categoryReasons(menu: MenuBlob, id: string, when: Circumstances): readonly Reason[] {
  const category = categoriesById(menu.categories).get(id);
  const own = entityReasons(category, ['categories', { id }], when);
  return category ? [...departmentReasons(menu, category.department, when), ...own] : own;
}

function modifierCategoryReasons(menu: MenuBlob, id: string, when: Circumstances): readonly Reason[] {
  const category = modifierCategoriesById(menu.modifiers.categories).get(id);
  const path: Path = ['modifiers', 'availability'];
  return [
    ...entityReasons(category, ['modifiers', 'categories', { id }], when),
    ...(category && unavailableIds(menu.modifiers.availability.categories).has(id)
      ? [hiddenHere(category.info.name, [...path, 'categories', { id }, 'available'])]
      : []),
  ];
}

interface AskedItem {
  readonly id: string;
  /** Chosen options of its styles; null for none. */
  readonly options: readonly (string | null)[];
}

function itemReasons(menu: MenuBlob, { id, options }: AskedItem, when: Circumstances): readonly Reason[] {
  const item = itemsById(menu.items).get(id);
  if (!item) return [missing(['items', { id }])];
  const department = departmentsById(menu.departments).get(item.department);
  const category = categoriesById(menu.categories).get(item.category);
  return [
    ...entityReasons(department, ['departments', { id: item.department }], when),
    ...entityReasons(category, ['categories', { id: item.category }], when),
    ...entityReasons(item, ['items', { id }], when),
    ...optionReasons(department, options),
  ];
}

/** Of options of a department's styles that are inactive. */
function optionReasons(department: Department | undefined, options: readonly (string | null)[]): readonly Reason[] {
  if (!department) return [];
  const path: Path = ['departments', { id: department.id }, 'styles'];
  return department.styles.flatMap((style) =>
    style.options
      .filter((option) => options.includes(option.id) && option.status !== 'ACTIVE')
      .map((option) => inactive(option.name, [...path, { id: style.id }, 'options', { id: option.id }, 'status'])),
  );
}

interface AskedModifier {
  readonly id: string;
  readonly departmentId: string | undefined;
}

function modifierReasons(menu: MenuBlob, { id, departmentId }: AskedModifier, when: Circumstances): readonly Reason[] {
  const modifier = modifiersById(menu.modifiers.items).get(id);
  if (!modifier) return [missing(['modifiers', 'items', { id }])];
  const category = modifierCategoriesById(menu.modifiers.categories).get(modifier.category);
  const department = departmentsById(menu.departments).get(departmentId ?? '');
  return [
    ...entityReasons(category, ['modifiers', 'categories', { id: modifier.category }], when),
    ...entityReasons(modifier, ['modifiers', 'items', { id }], when),
    ...unavailableReasons(menu.modifiers.availability, modifier, ['modifiers', 'availability']),
    ...(department
      ? unavailableReasons(department.modifiers.availability, modifier, [
          'departments',
          { id: department.id },
          'modifiers',
          'availability',
        ])
      : []),
  ];
}

function unavailableReasons(
  availability: MenuBlob['modifiers']['availability'],
  modifier: MenuBlob['modifiers']['items'][number],
  path: Path,
): readonly Reason[] {
  const { name } = modifier.info;
  const reasons: Reason[] = [];
  if (unavailableIds(availability.categories).has(modifier.category))
    reasons.push(hiddenHere(name, [...path, 'categories', { id: modifier.category }, 'available']));
  if (unavailableIds(availability.items).has(modifier.id))
    reasons.push(hiddenHere(name, [...path, 'items', { id: modifier.id }, 'available']));
  return reasons;
}

function hiddenHere(name: string, path: Path): Reason {
  return { code: 'HIDDEN', path, message: `${name} is not offered here.` };
}

function offerReasons(menu: MenuBlob, id: string, when: Circumstances): readonly Reason[] {
  const offer = menu.offers.find((candidate) => candidate.id === id);
  const path: Path = ['offers', { id }];
  if (!offer) return [missing(path)];
  const { name, status, channels } = offer.info;
  const { daysOfTheWeek, timeOfDay } = offer.validity;
  const channel = when.channel === 'POS' ? 'POS' : 'ONLINE';
  return [
    ...(status === 'ACTIVE' ? [] : [inactive(name, [...path, 'info', 'status'])]),
    ...(channels.includes(channel) ? [] : [notOn(name, channel, [...path, 'info', 'channels'])]),
    ...offerOrderTypeReasons(offer, when),
    ...offerDateReasons(offer, when),
    ...timeReasons(
      {
        name,
        limits: { limitDays: daysOfTheWeek, limitHours: timeOfDay },
        paths: {
          days: [...path, 'validity', 'daysOfTheWeek'],
          hours: [...path, 'validity', 'timeOfDay'],
        },
      },
      when,
    ),
  ];
}

/** Without a date dates are not asked. Hours past midnight belong to the date they begin on. */
function offerDateReasons({ id, info: { name }, validity }: Offer, { at }: Circumstances): readonly Reason[] {
  const { date } = at;
  if (date === undefined) return [];
  const { dateRange, timeOfDay } = validity;
  const days = { enabled: false, days: [] };
  if (timeThatRefuses({ dateRange, timeOfDay, daysOfTheWeek: days }, { ...at, date }) !== 'DATE') return [];
  const path: Path = ['offers', { id }, 'validity', 'dateRange'];
  return [{ code: 'DATE', path, message: `${name} does not run on this date.` }];
}

/** Of an offer, a limit with an empty list is satisfied by nothing. */
function offerOrderTypeReasons({ id, info: { name }, validity: { orderTypes } }: Offer, when: Circumstances) {
  const limit = { name, allowed: orderTypes.orderTypes, path: ['offers', { id }, 'validity', 'orderTypes'] };
  if (!orderTypes.enabled || when.orderType === undefined) return [];
  return orderTypes.orderTypes.length === 0 ? [notForOrderType(limit)] : orderTypeReasons(limit, when);
}

interface AskedButton {
  readonly tabId: string;
  readonly index: string;
}

function buttonReasons(menu: MenuBlob, { tabId, index }: AskedButton, when: Circumstances): readonly Reason[] {
  const path: Path = ['layout', 'tabs', { id: tabId }];
  const tab = menu.layout.tabs.find((candidate) => candidate.id === tabId);
  const button = tab?.buttons[index];
  if (!tab || !button) return [missing([...path, 'buttons', index])];
  const { itemInfo, modifierInfo, offerInfo, sizeInfo, styleInfo } = button.typeInfo;
  const { enabled, stations } = tab.limitStations;
  return [
    ...(tab.active && tab.visible
      ? []
      : [{ code: 'HIDDEN' as const, path: [...path, 'visible'], message: `${tab.name} is not shown.` }]),
    ...timeReasons(
      { name: tab.name, limits: tab, paths: { days: [...path, 'limitDays'], hours: [...path, 'limitHours'] } },
      when,
    ),
    ...(enabled && when.station !== undefined && !stations.includes(when.station)
      ? [
          {
            code: 'STATION' as const,
            path: [...path, 'limitStations'],
            message: `${tab.name} is not shown at this station.`,
          },
        ]
      : []),
    ...(button.type === 'ITEM' && itemInfo.itemId
      ? itemReasons(menu, { id: itemInfo.itemId, options: [itemInfo.sizeOptionId, ...itemInfo.styleOptionIds] }, when)
      : []),
    ...(button.type === 'SIZE' ? optionOf(menu, sizeInfo) : []),
    ...(button.type === 'STYLE' ? optionOf(menu, styleInfo) : []),
    ...(button.type === 'MODIFIER' && modifierInfo.itemId
      ? reasonsFor(menu, { kind: 'modifier', id: modifierInfo.itemId }, when)
      : []),
    ...(button.type === 'OFFER' && offerInfo.offerId
      ? reasonsFor(menu, { kind: 'offer', id: offerInfo.offerId }, when)
      : []),
  ];
}

function optionOf(menu: MenuBlob, { departmentId, optionId }: LayoutButton['typeInfo']['sizeInfo']): readonly Reason[] {
  return optionReasons(departmentsById(menu.departments).get(departmentId ?? ''), [optionId]);
}
