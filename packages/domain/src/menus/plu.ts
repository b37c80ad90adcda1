import { FIRST_PLU_NUMBER, type PluKind } from './entities/plu-numbers.ts';
import type { MenuBlob } from './menu-blob.ts';

interface Numbered {
  readonly id: string;
  readonly info: { readonly pluNum: string; readonly name: string };
}

/** DP-06, DP-07: the kinds whose numbers must also differ from a kind's own. */
const COMPARED_WITH: Record<PluKind, readonly PluKind[]> = {
  departments: ['departments'],
  categories: ['categories'],
  items: ['items'],
  modifierCategories: ['modifierCategories', 'categories'],
  modifierItems: ['modifierItems', 'items'],
  offers: ['offers'],
};

const ENTITIES: Record<PluKind, (menu: MenuBlob) => readonly Numbered[]> = {
  departments: (menu) => menu.departments,
  categories: (menu) => menu.categories,
  items: (menu) => menu.items,
  modifierCategories: (menu) => menu.modifiers.categories,
  modifierItems: (menu) => menu.modifiers.items,
  offers: (menu) => menu.offers,
};

export interface PluConflict {
  readonly kind: PluKind;
  readonly id: string;
  readonly pluNum: string;
  /** The entity that has the number already. */
  readonly takenBy: { readonly kind: PluKind; readonly id: string; readonly name: string };
}

/** DP-05 to DP-08: entities whose number another one has; an empty number never clashes. */
export function pluConflicts(menu: MenuBlob): readonly PluConflict[] {
  return pluKinds.flatMap((kind) => conflictsOf(kind, menu));
}

/** DP-09 to DP-11: a free number for a new entity of the kind, and the number to store as the next. */
export function nextPlu(menu: MenuBlob, kind: PluKind): { readonly pluNum: string; readonly next: number } {
  const number = freeFrom(menu.pluNumbers[kind], takenFor(menu, kind));
  return { pluNum: String(number), next: number + 1 };
}

interface Renumbered<Entity> {
  readonly entities: readonly Entity[];
  /** The number to store as the next. */
  readonly next: number;
}

/** Entities that join a menu: a number that the menu has already becomes a free one. */
export function renumbered<Entity extends Numbered>(
  menu: MenuBlob,
  kind: PluKind,
  joining: readonly Entity[],
): Renumbered<Entity> {
  const taken = takenFor(menu, kind);
  let next = menu.pluNumbers[kind];
  const entities = joining.map((entity) => {
    const own = numberOf(entity);
    if (Number.isNaN(own)) return entity;
    const number = taken.has(own) ? freeFrom(next, taken) : own;
    taken.add(number);
    if (number === own) return entity;
    next = number + 1;
    return { ...entity, info: { ...entity.info, pluNum: String(number) } };
  });
  return { entities, next };
}

/** Numbers that a new entity of the kind must not have: those of its own kind, and of kinds that are compared with each other. */
function takenFor(menu: MenuBlob, kind: PluKind): Set<number> {
  const kinds = pluKinds.filter((other) => COMPARED_WITH[kind].includes(other) || COMPARED_WITH[other].includes(kind));
  return new Set(kinds.flatMap((other) => ENTITIES[other](menu).map(numberOf)));
}

function freeFrom(first: number, taken: ReadonlySet<number>): number {
  let candidate = Math.max(FIRST_PLU_NUMBER, first);
  while (taken.has(candidate)) candidate += 1;
  return candidate;
}

const pluKinds: readonly PluKind[] = [
  'departments',
  'categories',
  'items',
  'modifierCategories',
  'modifierItems',
  'offers',
];

function conflictsOf(kind: PluKind, menu: MenuBlob): readonly PluConflict[] {
  const taken = ownersOfOthers(kind, menu);
  return ENTITIES[kind](menu).flatMap((entity) => {
    const { pluNum, name } = entity.info;
    if (pluNum === '') return [];
    const takenBy = taken.get(Number(pluNum));
    if (takenBy) return [{ kind, id: entity.id, pluNum, takenBy }];
    taken.set(Number(pluNum), { kind, id: entity.id, name });
    return [];
  });
}

function ownersOfOthers(kind: PluKind, menu: MenuBlob): Map<number, PluConflict['takenBy']> {
  const others = COMPARED_WITH[kind].filter((other) => other !== kind);
  return new Map(
    others.flatMap((other) =>
      ENTITIES[other](menu)
        .filter((entity) => entity.info.pluNum !== '')
        .map((entity) => [numberOf(entity), { kind: other, id: entity.id, name: entity.info.name }] as const),
    ),
  );
}

/** 01000 and 1000 are the same number to a cashier. */
function numberOf(entity: Numbered): number {
  return entity.info.pluNum === '' ? Number.NaN : Number(entity.info.pluNum);
}
