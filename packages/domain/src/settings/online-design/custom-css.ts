/// <reference path="./css-tree-parts.d.ts" />
import type { Atrule, Block, CssNode, Declaration, List, Rule, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { CSS_AT_RULES, CSS_FUNCTIONS, CSS_POSITIONS, CSS_PROPERTIES, isPictureInText } from './css-allowed.ts';
import { scopeSelector } from './css-scope.ts';

/** Something in custom CSS that is left out, and why. */
export interface CssProblem {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** Characters from the start of the text. */
  readonly from: number;
  readonly to: number;
}

export const MAX_CSS_LENGTH = 100_000;
const MAX_SELECTORS = 5000;
const MAX_NESTING = 50;

/** Why parts of custom CSS cannot be used; empty when all of it can. */
export function cssProblems(css: string): readonly CssProblem[] {
  return sift(css).problems;
}

/** The usable rules of custom CSS, each limited to elements within a class; the result is safe inside a style element. */
export function scopedCss(css: string, scopeClass: string): string {
  const { sheet, problems } = sift(css, scopeClass);
  if (problems.some(({ message }) => WHOLE.has(message))) return '';
  // A string may spell the end of a style element: the generator writes escaped characters out.
  return generate(sheet).replace(/<(?=[/!])/g, '\\3c ');
}

const TOO_LONG = `Custom CSS has at most ${MAX_CSS_LENGTH.toLocaleString('en-US')} characters.`;
const TOO_MANY = `Custom CSS has at most ${MAX_SELECTORS.toLocaleString('en-US')} selectors.`;

const TOO_DEEP = 'Custom CSS has too many brackets inside brackets.';
const WHOLE: ReadonlySet<string> = new Set([TOO_LONG, TOO_MANY, TOO_DEEP]);

interface Sieve {
  readonly css: string;
  readonly scopeClass: string | undefined;
  readonly problems: CssProblem[];
}

function sift(css: string, scopeClass?: string): { sheet: CssNode; problems: readonly CssProblem[] } {
  const sieve: Sieve = { css, scopeClass, problems: [] };
  const sheet = parse(isReadable(sieve) ? css : '', { positions: true, parseCustomProperty: true });
  if (countSelectors(sheet) > MAX_SELECTORS) refuseWhole(sieve, TOO_MANY);
  else if (isSheet(sheet)) siftRules(sheet.children, sieve, true);
  return { sheet, problems: sieve.problems };
}

function isReadable(sieve: Sieve): boolean {
  if (sieve.css.length > MAX_CSS_LENGTH) return refuseWhole(sieve, TOO_LONG);
  return deepestNesting(sieve.css) <= MAX_NESTING || refuseWhole(sieve, TOO_DEEP);
}

function refuseWhole({ css, problems }: Sieve, message: string): false {
  problems.push({ message, line: 1, from: 0, to: css.length });
  return false;
}

/** How many brackets are open at once at most: a parser of CSS goes down into each. */
function deepestNesting(css: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of css) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, ++depth);
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

function isSheet(node: CssNode): node is StyleSheet {
  return node.type === 'StyleSheet';
}

function countSelectors(sheet: CssNode): number {
  let count = 0;
  walk(sheet, {
    visit: 'Selector',
    enter: () => {
      count += 1;
    },
  });
  return count;
}

/** `isScoped`: the steps of keyframes are no selectors. */
function siftRules(nodes: List<CssNode>, sieve: Sieve, isScoped: boolean): void {
  nodes.forEach((node, item) => {
    if (node.type === 'Comment') return;
    const isKept =
      node.type === 'Rule'
        ? siftRule(node, sieve, isScoped)
        : node.type === 'Atrule'
          ? siftAtRule(node, sieve)
          : refuse(sieve, node, NOT_CSS);
    if (!isKept) nodes.remove(item);
  });
}

const NOT_CSS = 'This is not valid CSS.';

function refuse({ css, problems }: Sieve, node: CssNode, message: string): false {
  const from = node.loc?.start.offset ?? 0;
  const to = Math.max(node.loc?.end.offset ?? css.length, from + 1);
  problems.push({ message, line: node.loc?.start.line ?? 1, from, to: Math.min(to, css.length) });
  return false;
}

function siftRule(rule: Rule, sieve: Sieve, isScoped: boolean): boolean {
  if (!isUsable(rule.prelude, sieve)) return false;
  if (isScoped && sieve.scopeClass !== undefined && rule.prelude.type === 'SelectorList') {
    const { scopeClass } = sieve;
    rule.prelude.children.forEach((selector) => {
      if (selector.type === 'Selector') scopeSelector(selector, scopeClass);
    });
  }
  siftBlock(rule.block, sieve);
  return true;
}

function siftAtRule(rule: Atrule, sieve: Sieve): boolean {
  const name = rule.name.toLowerCase();
  if (!CSS_AT_RULES.has(name))
    return refuse(sieve, rule, `@${rule.name} cannot be used. Use only @media, @supports and @keyframes.`);
  if (rule.block === null) return refuse(sieve, rule, `@${rule.name} has no block.`);
  if (rule.prelude && !isUsable(rule.prelude, sieve)) return false;
  tellUnclosed(rule.block, sieve);
  siftRules(rule.block.children, sieve, name !== 'keyframes');
  return true;
}

function siftBlock(block: Block, sieve: Sieve): void {
  tellUnclosed(block, sieve);
  block.children.forEach((node, item) => {
    if (node.type === 'Comment') return;
    const isKept =
      node.type === 'Declaration'
        ? siftDeclaration(node, sieve)
        : refuse(
            sieve,
            node,
            node.type === 'Raw' ? NOT_CSS : 'Rules inside rules cannot be used. Write them one after the other.',
          );
    if (!isKept) block.children.remove(item);
  });
}

function tellUnclosed(block: Block, sieve: Sieve): void {
  const end = block.loc?.end.offset ?? 0;
  if (sieve.css[end - 1] !== '}') refuse(sieve, block, 'This block is not closed. Add the missing }.');
}

function siftDeclaration(declaration: Declaration, sieve: Sieve): boolean {
  const { property, value } = declaration;
  const plain = property.toLowerCase().replace(/^-(webkit|moz|ms)-/, '');
  const isOwn = property.startsWith('--');
  if (!isOwn && !CSS_PROPERTIES.has(plain))
    return refuse(sieve, declaration, `The property ${property} cannot be used.`);
  if (plain === 'position' && !isPlainPosition(value)) {
    return refuse(
      sieve,
      declaration,
      'Use only static, relative or absolute positions, so that nothing covers the page.',
    );
  }
  return isUsable(value, sieve);
}

function isPlainPosition(value: CssNode): boolean {
  return (
    value.type === 'Value' &&
    value.children.toArray().every((node) => node.type === 'Identifier' && CSS_POSITIONS.has(node.name.toLowerCase()))
  );
}

/** Whether nothing in a prelude or a value is refused; the first that is refused is reported. */
function isUsable(node: CssNode, sieve: Sieve): boolean {
  let isFine = true;
  walk(node, (inner) => {
    const reason = isFine ? refusalOf(inner) : undefined;
    if (reason !== undefined) isFine = refuse(sieve, inner, reason);
  });
  return isFine;
}

function refusalOf(node: CssNode): string | undefined {
  switch (node.type) {
    case 'Raw':
      return NOT_CSS;
    case 'Url':
      return isPictureInText(node.value)
        ? undefined
        : 'Files from other addresses cannot be used. Use a data:image address.';
    case 'Function':
      return CSS_FUNCTIONS.has(node.name.toLowerCase()) ? undefined : `${node.name}() cannot be used.`;
    case 'NestingSelector':
      return 'Rules inside rules cannot be used. Write them one after the other.';
    default:
      return undefined;
  }
}
