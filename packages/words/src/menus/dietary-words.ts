import { isList, isObject, type Json, NUTRIENTS, type Path } from '@servery/domain';
import { dietaryFields } from '../phrases/dietary-fields.ts';
import { say, sayKnown } from '../phrases.ts';
import { spelledOut } from '../plain-words.ts';

const facts = ['allergens', 'diet', 'nutrition', 'ageCheck'] as const;
type Fact = (typeof facts)[number];

/** `May contain`, `Calories`; undefined for any other field of an item or modifier. */
export function dietaryField(path: Path): string | undefined {
  const place = factAt(path);
  if (!place) return undefined;
  const [fact, part] = place;
  if (part === undefined) return say(dietaryFields, fact);
  return sayKnown(dietaryFields, `${fact}.${part}`) ?? spelledOut(part);
}

/** `Milk, Eggs`, `540 Cal`; undefined for any other value. */
export function dietaryValue(path: Path, value: Json): string | undefined {
  const place = factAt(path);
  if (!place) return undefined;
  const [fact, part] = place;
  if (fact === 'ageCheck') return undefined;
  if (fact === 'nutrition') return nutritionText(part, value);
  if (fact === 'allergens' && part === undefined && isObject(value)) return allergensText(value);
  return codesText(fact, value);
}

/** Milk, eggs and all other codes in their own words. */
function codesText(fact: Fact, value: Json | undefined): string {
  const codes = isList(value) ? value : [value ?? ''];
  const names = codes.map((code) => sayKnown(dietaryFields, `${fact}.${String(code)}`) ?? String(code));
  return names.filter(Boolean).join(', ') || say(dietaryFields, 'allergens.none');
}

function allergensText({ contains, mayContain }: Readonly<Record<string, Json>>): string {
  const [has, may] = [isList(contains) ? contains : [], isList(mayContain) ? mayContain : []];
  if (has.length === 0 && may.length === 0) return say(dietaryFields, 'allergens.none');
  return say(dietaryFields, 'allergens.both', {
    contains: codesText('allergens', has),
    mayContain: codesText('allergens', may),
  });
}

/** `540 Cal`, or `Calories 540 Cal, Fat 12.5 g` of all of it. */
function nutritionText(part: string | undefined, value: Json): string | undefined {
  if (typeof value === 'number') return [value, unitOf(part)].filter((one) => one !== undefined).join(' ');
  if (!isObject(value)) return undefined;
  return Object.entries(value)
    .map(
      ([id, amount]) => `${sayKnown(dietaryFields, `nutrition.${id}`) ?? spelledOut(id)} ${nutritionText(id, amount)}`,
    )
    .join(', ');
}

function unitOf(id: string | undefined): string | undefined {
  return NUTRIENTS.find((nutrient) => nutrient.id === id)?.unit;
}

/** `['nutrition', 'kcal']` of an item or modifier. */
function factAt(path: Path): readonly [Fact, string | undefined] | undefined {
  const owner = path[0] === 'items' ? 2 : path[0] === 'modifiers' && path[1] === 'items' ? 3 : undefined;
  if (owner === undefined || path[owner] !== 'info') return undefined;
  const fact = facts.find((known) => known === path[owner + 1]);
  const part = path[owner + 2];
  return fact && [fact, typeof part === 'string' ? part : undefined];
}
