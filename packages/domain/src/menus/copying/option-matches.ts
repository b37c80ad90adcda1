import { spelled } from '../../formats/spelled.ts';
import type { Department } from '../entities/departments.ts';
import type { Style, StyleOption } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';

/** A question that is asked before items go to a department that calls its sizes and styles otherwise. */
export interface OptionQuestion {
  readonly key: string;
  /** OPTION: the option there that replaces one that is left out. ONE_PRICE: there are no sizes, so that one of them says the price. */
  readonly kind: 'OPTION' | 'ONE_PRICE';
  /** Of the option that is left out, and of its style. */
  readonly name: string;
  readonly style: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** The option that is chosen unless somebody chooses otherwise; null where nothing resembles it. */
  readonly guess: string | null;
}

/** The choice for each question, by its key; null or nothing leaves the prices out. */
export type OptionAnswers = ReadonlyMap<string, string | null>;

export const ONE_PRICE = 'ONE_PRICE';

/** The questions that a move of categories asks, each once, in the order of the styles. */
export function optionQuestions(
  menu: MenuBlob,
  ids: ReadonlySet<string>,
  departmentId: string,
): readonly OptionQuestion[] {
  const to = menu.departments.find(({ id }) => id === departmentId);
  const moving = menu.items.filter(({ category, department }) => ids.has(category) && department !== departmentId);
  const used = new Set(moving.flatMap(({ styles }) => styles.flatMap(({ options }) => options)));
  if (to === undefined) return [];
  const asked = new Map<string, OptionQuestion>();
  for (const from of menu.departments.filter(({ id }) => moving.some(({ department }) => department === id))) {
    for (const style of from.styles) {
      const options = style.options.filter(({ id }) => used.has(id));
      for (const one of questionsOf({ ...style, options }, from, to)) asked.set(one.key, asked.get(one.key) ?? one);
    }
  }
  return [...asked.values()];
}

function questionsOf(style: Style, from: Department, to: Department): readonly OptionQuestion[] {
  if (style.isSize && style.options.length > 0 && !to.styles.some(({ isSize }) => isSize)) return [onePrice(style)];
  const there = counterpart(style, from, to);
  if (there === undefined) return [];
  const leftOut = style.options.filter(({ name }) => !named(there.options, name));
  const free = there.options.filter(({ name }) => !named(style.options, name));
  const guesses = guessed(leftOut, free, style.isSize);
  return leftOut.map(({ id, name }) => ({
    key: keyOf(style, name),
    kind: 'OPTION',
    name,
    style: style.name,
    choices: free.map((option) => ({ id: option.id, name: option.name })),
    guess: guesses.get(id) ?? null,
  }));
}

/** Sizes are chosen by their names: several departments can be left at once. */
function onePrice({ name, options }: Style): OptionQuestion {
  const choices = options.map((option) => ({ id: spelled(option.name), name: option.name }));
  return { key: ONE_PRICE, kind: 'ONE_PRICE', name: '', style: name, choices, guess: choices[0]?.id ?? null };
}

/** The options whose names begin alike, then sizes by their place. */
function guessed(leftOut: readonly StyleOption[], free: readonly StyleOption[], isSize: boolean) {
  const guesses = new Map<string, string>();
  const open = new Set(free);
  const take = (from: StyleOption, into: StyleOption | undefined) => {
    if (into === undefined || guesses.has(from.id)) return;
    guesses.set(from.id, into.id);
    open.delete(into);
  };
  for (const one of leftOut)
    take(
      one,
      [...open].find(({ name }) => firstWord(name) === firstWord(one.name)),
    );
  if (isSize) for (const one of leftOut) take(one, [...open][0]);
  return guesses;
}

function firstWord(name: string): string {
  return spelled(name).split(' ')[0] ?? '';
}

/** Equivalents of a department's styles and options in another one. */
export interface OptionMatches {
  readonly style: ReadonlyMap<string, string>;
  readonly styleOption: ReadonlyMap<string, string>;
}

/** Matches options of the same name, else as somebody answered; no option matches two. */
export function optionMatches(from: Department, to: Department, answers: OptionAnswers): OptionMatches {
  const style = new Map<string, string>();
  const styleOption = new Map<string, string>();
  for (const one of from.styles) {
    const there = counterpart(one, from, to);
    if (there === undefined) continue;
    style.set(one.id, there.id);
    const open = new Map(there.options.map(({ id }) => [id, id]));
    const take = (option: StyleOption, into: string | null | undefined) => {
      if (styleOption.has(option.id) || !open.delete(into ?? '')) return;
      styleOption.set(option.id, into ?? '');
    };
    for (const option of one.options) take(option, named(there.options, option.name)?.id);
    for (const option of one.options) take(option, answers.get(keyOf(one, option.name)));
  }
  return { style, styleOption };
}

/** Sizes for sizes; another style by its name, or the only one that is left on both sides. */
function counterpart(style: Style, from: Department, to: Department): Style | undefined {
  if (style.isSize) return to.styles.find(({ isSize }) => isSize);
  const [here, there] = [from, to].map(({ styles }) => styles.filter(({ isSize }) => !isSize));
  const same = named(there ?? [], style.name);
  if (same !== undefined) return same;
  const left = (here ?? []).filter(({ name }) => !named(there ?? [], name));
  const free = (there ?? []).filter(({ name }) => !named(here ?? [], name));
  return left.length === 1 && free.length === 1 ? free[0] : undefined;
}

function named<Named extends { readonly name: string }>(list: readonly Named[], name: string): Named | undefined {
  return list.find((one) => spelled(one.name) === spelled(name));
}

function keyOf(style: Style, option: string): string {
  return `${spelled(style.name)} ${spelled(option)}`;
}
