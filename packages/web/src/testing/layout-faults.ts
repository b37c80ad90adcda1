import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The widths at which every screen must keep its parts apart. */
const screenWidths = [360, 768, 820, 1024, 1152, 1440] as const;

/** At each width no part lies over another and none leaves the page. */
export async function expectTidy(widths: readonly number[] = screenWidths, height = 900): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, height);
    await laidOut();
    found.push(...layoutFaults().map((fault) => `${width} px: ${fault}`));
  }
  expect(found).toEqual([]);
}

/** What lies over another part, or leaves the page without a way to scroll to it; a sentence for each. */
function layoutFaults(root: Element = document.body): string[] {
  const parts = partsOf(root);
  const over = parts.flatMap((one, at) =>
    parts.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} and ${other.name} overlap`] : [])),
  );
  return [...parts.flatMap(({ name, element, boxes }) => leaving(name, element, boxes)), ...over];
}

/** A line of text, or a control, as it is seen. */
interface Part {
  readonly name: string;
  readonly element: Element;
  /** A text has a box for each of its lines. */
  readonly boxes: readonly DOMRect[];
  readonly scrollers: readonly Element[];
  /** What keeps its place while the rest scrolls below it. */
  readonly layer: Element | null;
}

const controls = 'input, select, textarea, button, [role="img"]';
/** Rounded edges and the leading of large text. */
const tolerance = 2;

function partsOf(root: Element): Part[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const boxes = boxesOf(element).filter(({ width, height }) => width > tolerance && height > tolerance);
    if (boxes.length === 0 || !isSeen(element)) return [];
    const around = ancestorsOf(element);
    return [
      {
        name: nameOf(element),
        element,
        boxes,
        scrollers: [element, ...around].filter(scrolls),
        layer: [element, ...around].find((one) => /sticky|fixed/.test(getComputedStyle(one).position)) ?? null,
      },
    ];
  });
}

function boxesOf(element: Element): DOMRect[] {
  if (element.matches(controls)) return [element.getBoundingClientRect()];
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** What only screen readers find is cut to nothing. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return [element, ...ancestorsOf(element)].every((one) => {
    const { clip, clipPath, width } = getComputedStyle(one);
    return !clipPath.startsWith('inset(50%') && !(clip.startsWith('rect(0') && width === '1px') && width !== '1px';
  });
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll|hidden|clip/.test(overflowX + overflowY);
}

function overlap(one: Part, other: Part): boolean {
  if (one.layer !== other.layer) return false;
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  if (isPartOfField(one.element, other.element)) return false;
  return seenBoxes(one, other).some((box) =>
    seenBoxes(other, one).some((beside) => {
      const { width, height } = shared(box, beside);
      return width > tolerance && height > tolerance;
    }),
  );
}

/** The mark or button that a field shows inside its own frame. */
function isPartOfField(one: Element, other: Element): boolean {
  const field = one.closest('.mantine-Input-wrapper, .mantine-Checkbox-inner, .mantine-SegmentedControl-control');
  return field?.contains(other) === true;
}

/** What is left of it inside the areas that scroll it and not the other. */
function seenBoxes({ boxes, scrollers }: Part, other: Part): DOMRect[] {
  const own = scrollers.filter((scroller) => !other.scrollers.includes(scroller));
  return boxes.map((box) => own.reduce((left, scroller) => shared(left, scroller.getBoundingClientRect()), box));
}

function shared(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - left;
  const height = Math.min(one.bottom, other.bottom) - top;
  return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
}

/** Where an ancestor cuts it off and does not scroll, or where the page ends. */
function leaving(name: string, element: Element, boxes: readonly DOMRect[]): string[] {
  if (isShortened(element)) return [];
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return [
    ...leavingOn('overflowX', { name, element, from: left, to: right }),
    ...leavingOn('overflowY', { name, element, from: top, to: bottom }),
  ];
}

interface Extent {
  readonly name: string;
  readonly element: Element;
  readonly from: number;
  readonly to: number;
}

function leavingOn(axis: 'overflowX' | 'overflowY', { name, element, from, to }: Extent): string[] {
  for (const around of ancestorsOf(element)) {
    const overflow = getComputedStyle(around)[axis];
    if (/auto|scroll/.test(overflow)) return [];
    const box = around.getBoundingClientRect();
    const [start, end] = axis === 'overflowX' ? [box.left, box.right] : [box.top, box.bottom];
    const isCut = overflow !== 'visible' && (from < start - tolerance || to > end + tolerance);
    if (isCut) return [`${name} is cut off ${axis === 'overflowX' ? 'at the side' : 'above or below'}`];
  }
  const isOutside = axis === 'overflowX' && (from < -tolerance || to > window.innerWidth + tolerance);
  return isOutside ? [`${name} leaves the page`] : [];
}

/** Text that ends in dots where its room ends. */
function isShortened(element: Element): boolean {
  return [element, ...ancestorsOf(element)].some((one) => getComputedStyle(one).textOverflow === 'ellipsis');
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return `${element.localName} "${words}"`;
}

function laidOut(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
