import { findByPath, isList, isObject, type Json, type JsonObject, orderTypeName, type Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { layoutFields } from '../phrases/layout-fields.ts';
import { say } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { endOfHours, moneyText, sectionWords, windowFormats } from '../section-words.ts';

/** Tabs of the layout by their names, buttons by their place on the grid: `Drinks: Button in row 2, column 1, color: …`. */
export function layoutWords({ image }: Reader): DocumentWords {
  const named =
    (...list: Path) =>
    (id: Json, document: JsonObject) =>
      id === null ? say(layoutFields, 'nothing') : nameOf(findByPath(document, [...list, { id: String(id) }]));
  const plain = sectionWords({
    phrases: layoutFields,
    formats: {
      days: (value, document) => windowFormats.days?.(value, document),
      startTime: (value, document) => windowFormats.startTime?.(value, document),
      // Of a tender; how much of a modifier is a word.
      amount: (value) => (Number.isFinite(Number(value)) ? moneyText(value) : undefined),
      tabImage: (id) => (typeof id === 'string' ? image(id) : undefined),
      buttonImage: (id) => (typeof id === 'string' ? image(id) : undefined),
      imageId: (id) => (typeof id === 'string' ? image(id) : undefined),
      categoryId: named('categories'),
      departmentId: named('departments'),
      messageId: named('messages'),
      menuLinkId: named('layout', 'tabs'),
      offerId: named('offers'),
      orderType: (id) => (id === null ? say(layoutFields, 'sameOrderType') : (orderTypeName(Number(id)) ?? String(id))),
      sizeOptionId: optionText,
      styleOptionIds: optionText,
      optionId: optionText,
      styleId: styleText,
    },
  });
  return {
    entity: (path, document) => plain.entity(path.slice(0, 3), document),
    field: (path, document) => {
      const place = placeOf(path, document);
      if (place === undefined) return plain.field(path, document);
      return path.length === 5
        ? place
        : say(layoutFields, 'buttonField', { button: place, field: plain.field(fieldOf(path), document) });
    },
    value: (path, value, document) => {
      if (path.at(-1) === 'endOffset') return endOfHours(path, value, document) ?? plain.value(path, value, document);
      const known =
        path.length === 5 && isObject(value)
          ? buttonText(value, document)
          : (path.at(-1) === 'itemId' && itemText(path, value, document)) ||
            (path.at(-2) === 'modifiers' && itemText(path, idOf(value), document));
      return known || plain.value(withoutPlace(path), value, document);
    },
  };
}

/** `Button in row 2, column 1` for a part of a button; undefined for the tab itself. */
function placeOf(path: Path, document: JsonObject): string | undefined {
  const [, , , buttons, place] = path;
  if (buttons !== 'buttons' || typeof place !== 'string') return undefined;
  const columns = Number(findByPath(document, ['layout', 'columns']) ?? 1);
  const at = Number(place);
  return say(layoutFields, 'button', { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 });
}

function withoutPlace(path: Path): Path {
  return path[3] === 'buttons' ? path.filter((_, at) => at !== 4) : path;
}

/** A modifier that comes or goes with the item is worded by the field of the list. */
function fieldOf(path: Path): Path {
  const field = withoutPlace(path);
  return typeof field.at(-1) === 'object' ? field.slice(0, -1) : field;
}

/** The names of options of sizes and styles, one or several. */
function optionText(value: Json, document: JsonObject): string | undefined {
  if (value === null) return say(layoutFields, 'asked');
  const ids = isList(value) ? value : [value];
  const names = ids.map((id) => optionName(id, document) ?? String(id));
  return names.length > 0 ? names.join(', ') : say(layoutFields, 'asked');
}

function optionName(id: Json, { departments }: JsonObject): string | undefined {
  const styles = listIn(departments).flatMap(({ styles: list }) => listIn(list));
  return nameOf(styles.flatMap(({ options }) => listIn(options)).find((option) => option.id === id));
}

function styleText(id: Json, { departments }: JsonObject): string | undefined {
  if (id === null) return say(layoutFields, 'nothing');
  return nameOf(
    listIn(departments)
      .flatMap(({ styles }) => listIn(styles))
      .find((style) => style.id === id),
  );
}

function listIn(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

function idOf(value: Json): Json {
  return isObject(value) ? (value.id ?? null) : null;
}

/** A button that comes or goes is called by its text, else by the item it is for. */
function buttonText(button: JsonObject, document: JsonObject): string | undefined {
  if (typeof button.buttonText === 'string' && button.buttonText !== '') return button.buttonText;
  const itemId = findByPath(button, ['typeInfo', 'itemInfo', 'itemId']);
  return typeof itemId === 'string' ? nameOf(findByPath(document, ['items', { id: itemId }])) : undefined;
}

function itemText(path: Path, value: Json, document: JsonObject): string | undefined {
  if (value === null) return say(layoutFields, 'nothing');
  const list: Path = path.includes('modifierInfo') || path.includes('modifiers') ? ['modifiers', 'items'] : ['items'];
  return nameOf(findByPath(document, [...list, { id: String(value) }]));
}
