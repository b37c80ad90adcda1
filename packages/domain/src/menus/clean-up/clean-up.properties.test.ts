import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CleanUpContext } from '../../configuration/configuration-kind.ts';
import type { Path, Step } from '../../overrides/change.ts';
import type { ReferenceKind } from '../../references/references.ts';
import { buildItem, buildMenu, goodContext } from '../../testing/build-menu.ts';
import { watchedList } from '../../testing/watched-list.ts';
import { goneIn, knownIds } from '../known-ids.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { walkMenuReferences } from '../menu-walk.ts';
import { completeMenu } from './complete-menu.ts';

const LISTS = [
  'departments',
  'categories',
  'items',
  'offers',
  'pricingSchemes',
  'taxStructures',
  'messages',
  'requirements',
] as const;

/** A good menu from which some entities were taken without asking anybody. */
const damaged = fc
  .record({
    lists: fc.array(fc.constantFrom(...LISTS), { maxLength: 4 }),
    index: fc.nat(4),
    option: fc.option(fc.constantFrom('small', 'large', 'thin', 'deep')),
    modifier: fc.option(fc.nat(2)),
    modifierCategory: fc.option(fc.nat(1)),
    tab: fc.option(fc.nat(1)),
  })
  .map(({ lists, index, option, modifier, modifierCategory, tab }): MenuBlob => {
    const menu = buildMenu();
    const cut: MenuBlob = { ...menu, ...Object.fromEntries(lists.map((list) => [list, without(menu, list, index)])) };
    return {
      ...cut,
      departments: cut.departments.map((department) => ({
        ...department,
        styles: department.styles.map((style) => ({
          ...style,
          options: style.options.filter(({ id }) => id !== option),
        })),
      })),
      modifiers: {
        ...cut.modifiers,
        items: at(cut.modifiers.items, modifier),
        categories: at(cut.modifiers.categories, modifierCategory),
      },
      layout: { ...cut.layout, tabs: at(cut.layout.tabs, tab) },
    };
  });

const contexts: fc.Arbitrary<CleanUpContext> = fc.record(
  {
    displays: fc.constantFrom([], goodContext.displays),
    stations: fc.constantFrom([], goodContext.stations),
    printers: fc.constantFrom([], goodContext.printers),
    tenderTypes: fc.constantFrom([], goodContext.tenderTypes),
    orderTypes: fc.constantFrom([], goodContext.orderTypes),
  },
  { requiredKeys: [] },
);

describe('any clean-up', () => {
  test('leaves nothing dangling', () => {
    fc.assert(
      fc.property(damaged, contexts, (menu, context) => {
        expect(dangling(completeMenu(menu, context).document, context)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('done twice is done once', () => {
    fc.assert(
      fc.property(damaged, contexts, (menu, context) => {
        const once = completeMenu(menu, context).document;
        expect(completeMenu(once, context).document).toBe(once);
        expect(completeMenu(once, context).notices).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('never touches a good reference: it goes only with an entity that went', () => {
    fc.assert(
      fc.property(damaged, contexts, (menu, context) => {
        const cleaned = completeMenu(menu, context).document;
        const kept = new Set(references(cleaned).map(keyOf));
        const ids = knownIds(cleaned, context);
        const lost = references(menu).filter(
          (found) =>
            !kept.has(keyOf(found)) &&
            !goneIn(ids, { to: found.to, id: found.id, mustBeActive: found.mustBeActive }) &&
            resolves(cleaned, found.path),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('reports every change it makes', () => {
    fc.assert(
      fc.property(damaged, contexts, (menu, context) => {
        const { document, notices } = completeMenu(menu, context);
        expect(notices.length > 0).toBe(document !== menu);
        expect(notices.every(({ code, message }) => /^CL-\d\d$/.test(code) && message.endsWith('.'))).toBe(true);
      }),
    );
  });

  test('never changes its input', () => {
    fc.assert(
      fc.property(damaged, contexts, (menu, context) => {
        const before = structuredClone(menu);
        completeMenu(menu, context);
        expect(menu).toEqual(before);
      }),
    );
  });
});

test('a menu of twice as many items is cleaned with twice as many steps', () => {
  expect(stepsFor(2000) / stepsFor(1000)).toBeLessThan(2.1);
});

/** How often an item of a menu is looked at while the menu is cleaned, and cleaned once more without a tax structure. */
function stepsFor(count: number): number {
  const items = watchedList(
    Array.from({ length: count }, (_, index) => buildItem({ id: `i${index}`, name: `Item ${index}` })),
  );
  const menu = buildMenu({ items: items.list, itemGroups: [], offers: [], onlineFeaturedItems: [] });
  completeMenu(menu, goodContext);
  completeMenu({ ...menu, taxStructures: [] }, goodContext);
  expect(items.reads()).toBeGreaterThan(count);
  return items.reads();
}

interface FoundReference {
  readonly path: Path;
  readonly to: ReferenceKind;
  readonly id: string | number;
  readonly mustBeActive: boolean;
  readonly keeps: boolean;
}

function references(menu: MenuBlob): readonly FoundReference[] {
  const found: FoundReference[] = [];
  walkMenuReferences(menu, ({ reference, id, path, owner }) => {
    const mustBeActive = reference.mustBeActive ?? false;
    found.push({ path: path(), to: reference.to, id, mustBeActive, keeps: reference.whenGone(owner) === 'KEEP' });
    return 'KEEP';
  });
  return found;
}

function dangling(menu: MenuBlob, context: CleanUpContext): readonly FoundReference[] {
  const ids = knownIds(menu, context);
  return references(menu).filter(({ to, id, mustBeActive, keeps }) => !keeps && goneIn(ids, { to, id, mustBeActive }));
}

function keyOf({ path, id }: FoundReference): string {
  return JSON.stringify([path, id]);
}

/** Whether every entity on the way is still there. */
function resolves(document: unknown, path: Path): boolean {
  return path.slice(0, -1).reduce<unknown>(step, document) !== undefined;
}

function step(value: unknown, at: Step): unknown {
  if (typeof at === 'string') return typeof value === 'object' && value !== null ? Reflect.get(value, at) : undefined;
  if (!Array.isArray(value)) return undefined;
  const [by, wanted] = 'id' in at ? ['id', at.id] : [at.by, at.value];
  return value.find((entity: object) => Reflect.get(entity, by) === wanted);
}

function without(menu: MenuBlob, list: (typeof LISTS)[number], index: number): readonly unknown[] {
  return at<unknown>([...menu[list]], index);
}

function at<Entry>(list: Entry[], index: number | null): Entry[] {
  return list.filter((_, place) => place !== index);
}
