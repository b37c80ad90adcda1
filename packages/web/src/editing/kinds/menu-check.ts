import {
  findByPath,
  isObject,
  issuePath,
  type Json,
  type JsonKind,
  type JsonObject,
  jsonKind,
  menuBlobSchema,
  menuKind,
  type Problem,
  plainMessage,
} from '@servery/domain';
import type { z } from 'zod';
import { documentSchema } from '../document/document-wire.ts';
import { withValue } from '../document/path-value.ts';
import { menuOf } from './menu-of.ts';

const whole = jsonKind(menuKind);
const { departments, categories, items, offers, modifiers, layout } = menuBlobSchema.shape;

/** The long lists of a menu, and the schema of their entities. */
const lists: readonly { readonly path: readonly string[]; readonly element: z.ZodType }[] = [
  { path: ['departments'], element: departments.element },
  { path: ['categories'], element: categories.element },
  { path: ['items'], element: items.element },
  { path: ['offers'], element: offers.element },
  { path: ['modifiers', 'items'], element: modifiers.shape.items.element },
  { path: ['layout', 'tabs'], element: layout.shape.tabs.element },
];

const known = new WeakMap<JsonObject, readonly Problem[]>();

/**
 * The same problems as the kind's own check, in the time of the changed entities: entities of a draft that nobody touched are
 * the same objects, and were looked at before. A menu of 5,000 items is checked in milliseconds, not in half a second.
 */
export const checkMenu: JsonKind['check'] = (document, now) => {
  const shell = emptied(document);
  if (!menuBlobSchema.safeParse(shell).success) return whole.check(document, now);
  const problems = lists.flatMap(({ path, element }) =>
    elementsAt(document, path).flatMap((one) => inspect(one, path, element)),
  );
  return problems.length > 0 ? problems : menuKind.validate(menuOf(document), now);
};

/** Looks at the new entities of a menu, all of a freshly loaded one, some entities at a time while the browser rests; then `onDone`. */
export function warmCheck(document: JsonObject, onDone: () => void): () => void {
  const waiting = lists.flatMap(({ path, element }) =>
    elementsAt(document, path)
      .filter((entity) => !isObject(entity) || !known.has(entity))
      .map((entity) => ({ entity, path, element })),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    for (const { entity, path, element } of waiting.splice(0, 100)) inspect(entity, path, element);
    if (waiting.length > 0) timer = setTimeout(goOn, 20);
    else onDone();
  };
  goOn();
  return () => clearTimeout(timer);
}

function inspect(entity: Json, list: readonly string[], schema: z.ZodType): readonly Problem[] {
  const object = isObject(entity) ? entity : undefined;
  const seen = object && known.get(object);
  if (seen) return seen;
  const parsed = schema.safeParse(entity, { error: plainMessage });
  const found = parsed.success ? [] : parsed.error.issues.map((issue) => problemOf(issue, entity, list));
  if (object) known.set(object, found);
  return found;
}

function problemOf({ message, path }: z.core.$ZodIssue, entity: Json, list: readonly string[]): Problem {
  const around = list.reduceRight<Json>((inner, field) => ({ [field]: inner }), [entity]);
  return { code: 'INVALID', message, path: issuePath(around, [...list, 0, ...path], menuKind.identifiers) };
}

/** The menu without the entities of its long lists. A list that is none stays, to be found wrong. */
function emptied(document: JsonObject): JsonObject {
  return lists.reduce((shell, { path }) => {
    const list = findByPath(document, path);
    return Array.isArray(list) ? withValue(shell, path, []) : shell;
  }, document);
}

function elementsAt(document: JsonObject, path: readonly string[]): readonly Json[] {
  let at: Json | undefined = document;
  for (const step of path) at = documentSchema.safeParse(at).data?.[step];
  return Array.isArray(at) ? at : [];
}
