import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepsFromSaving } from '../configuration/configuration-kind.ts';
import { jsonKind } from '../configuration/json-kind.ts';
import { addedImageUses, imageUses } from '../documents/image-uses.ts';
import type { Json, JsonObject } from '../overrides/change.ts';
import { diff } from '../overrides/diff/diff.ts';
import { asJsonObject, isList, isObject } from '../overrides/json.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { newReferencedPricing } from '../testing/referenced-pricing.ts';
import { menuKind } from './menu-kind.ts';

/** More than of lists that are looked at whole each time. */
const items = Array.from({ length: 80 }, (_, at) => buildItem({ id: `i${at}`, name: `Item ${at}` }));
const first = asJsonObject(JSON.parse(JSON.stringify(buildMenu({ items }))));

interface Edited {
  readonly list: readonly Json[];
  readonly at: number;
  readonly item: JsonObject;
}

function withInfo({ list, at, item }: Edited, info: JsonObject): readonly Json[] {
  return list.with(at, { ...item, info: { ...(isObject(item.info) ? item.info : {}), ...info } });
}

/** Edits of the items, such as people make and such as no editor lets them make. */
const edits: readonly ((edited: Edited) => readonly Json[])[] = [
  (edited) => withInfo(edited, { name: 'Renamed' }),
  (edited) => withInfo(edited, { name: '' }),
  (edited) => withInfo(edited, { imageId: `img_${edited.at % 3}` }),
  (edited) => withInfo(edited, { pluNum: '1007' }),
  ({ list, at, item }) => list.with(at, { ...item, unheardOf: at }),
  ({ list, at, item }) =>
    list.with(at, asJsonObject({ ...item, pricing: [newReferencedPricing('dine-in', `i${(at + 1) % 4}`)] })),
  ({ list, at, item }) => list.with(at, { ...item, id: 'i7' }),
  ({ list, at, item }) => list.with(at, { ...item, id: 'new' }),
  ({ list, at, item: { id: _, ...rest } }) => list.with(at, rest),
  ({ list, at }) => list.with(at, 'no item'),
  ({ list, at }) => list.toSpliced(at, 1),
  ({ list, item }) => [...list, item],
  ({ list, at, item }) => [item, ...list.toSpliced(at, 1)],
];

function edit(document: JsonObject, [how, place]: readonly [(edited: Edited) => readonly Json[], number]): JsonObject {
  const list = isList(document.items) ? document.items : [];
  const at = place % list.length;
  const item = list[at];
  return isObject(item) ? { ...document, items: how({ list, at, item }) } : document;
}

function resultOf<Result>(work: () => Result): Result | string {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
}

const kind = jsonKind(menuKind);
const copyOf = (document: JsonObject) => asJsonObject(JSON.parse(JSON.stringify(document)));

/** All that a save asks of an edited document. */
function judgement(before: JsonObject, after: JsonObject) {
  const { document: _, ...fields } = kind.knownFields(after);
  return {
    stops: [kind.stops(after, 'company'), kind.stops(after, 'below')],
    fields,
    changes: resultOf(() => diff(before, after, kind.identifiers)),
    images: addedImageUses(before, after).map(({ imageId, path, name }) => ({ imageId, path, name })),
  };
}

test('what a save asks of an edited menu, which shares all else with the one before, is what it asks of two that share nothing', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...edits), fc.nat(90)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, (all) => {
      let before = first;
      for (const step of all) {
        const after = edit(before, step);
        // An edit of something other than an item changes nothing, and diff looks into no document that is the same one.
        if (after === before) continue;
        expect(judgement(before, after)).toEqual(judgement(copyOf(before), copyOf(after)));
        const known = new Set(imageUses(before).map(({ imageId }) => imageId));
        expect(addedImageUses(before, after)).toHaveLength(
          imageUses(after).filter(({ imageId }) => !known.has(imageId)).length,
        );
        for (const level of ['company', 'below'] as const)
          expect(kind.stops(after, level)).toEqual(kind.check(after).filter((one) => keepsFromSaving(one, level)));
        before = after;
      }
    }),
    { numRuns: 30 },
  );
});

test('an edited menu whose parts were looked at ahead is judged as one that nobody has looked at', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...edits), fc.nat(90)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(steps, (all) => {
      const after = copyOf(all.reduce(edit, first));
      expect([...kind.lookAhead(after)].length).toBeGreaterThan(1);
      expect(judgement(first, after)).toEqual(judgement(copyOf(first), copyOf(after)));
    }),
    { numRuns: 30 },
  );
});
