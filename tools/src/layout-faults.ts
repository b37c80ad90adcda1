/**
 * The parts that are covered by another part, are cut off, or leave the page without a way to scroll to them: a sentence for each.
 * Component tests call it, journeys hand it to their pages: whatever it uses lies inside of it.
 */
export function layoutFaults(): string[] {
  /** A line of text, or a control, as it is seen. */
  interface Part {
    readonly element: Element;
    /** A text has a box for each of its lines. */
    readonly boxes: readonly DOMRect[];
    readonly around: Surroundings;
  }

  interface Surroundings {
    /** Elements that cut off or scroll larger content, from the inside to the outside. */
    readonly frames: readonly Frame[];
    /** Those of them that hold an element inside whose position is absolute, or fixed. */
    readonly framesOfAbsolute: readonly Frame[];
    readonly framesOfFixed: readonly Frame[];
    /** The element that moves against the rest, or keeps its place while the rest moves. */
    readonly layer: Element | null;
    /** The button that its place is inside of. */
    readonly button: Element | null;
    /** Text ends in dots where its room ends. */
    readonly isShortened: boolean;
  }

  interface Frame {
    readonly element: Element;
    readonly box: DOMRect;
    readonly overflowX: string;
    readonly overflowY: string;
  }

  interface Line {
    readonly part: Part;
    readonly box: DOMRect;
  }

  const controls = 'input, select, textarea, button, [role="img"]';
  /** A field with the mark or button inside its own border. */
  const fields = '.mantine-Input-wrapper, .mantine-Checkbox-inner, .mantine-SegmentedControl-control';
  /** Rounded edges and the leading of large text. */
  const tolerance = 2;
  const page = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const ofPage = { frames: [], framesOfAbsolute: [], framesOfFixed: [], layer: null, button: null, isShortened: false };

  const parts = partsOf(document.body, ofPage);
  return [...new Set([...parts.flatMap(leaving), ...overlapping(parts), ...parts.flatMap(covered)])];

  function partsOf(element: Element, around: Surroundings): readonly Part[] {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0' || isForReaders(style) || isUnmeasured(element)) return [];
    const inside = surroundingsIn(element, style, around);
    const isControl = element.matches(controls);
    const boxes = (isControl ? [element.getBoundingClientRect()] : linesOf(element)).filter(isLarge);
    const isSeen = boxes.length > 0 && element.checkVisibility({ visibilityProperty: true });
    const own = isSeen ? [{ element, boxes, around: isControl ? around : inside }] : [];
    return [...own, ...[...element.children].flatMap((child) => partsOf(child, inside))];
  }

  /** Text that only screen readers find is cut to nothing. */
  function isForReaders({ clip, clipPath, width }: CSSStyleDeclaration): boolean {
    return clipPath.startsWith('inset(50%') || (clip.startsWith('rect(0') && width === '1px') || width === '1px';
  }

  /** An editor of code guesses where its lines are until it is in view. */
  function isUnmeasured(element: Element): boolean {
    return element.matches('.cm-editor') && !isLarge(shared(element.getBoundingClientRect(), page));
  }

  function surroundingsIn(element: Element, style: CSSStyleDeclaration, around: Surroundings): Surroundings {
    const { position, overflowX, overflowY, transform, textOverflow } = style;
    const held =
      position === 'absolute' ? around.framesOfAbsolute : position === 'fixed' ? around.framesOfFixed : around.frames;
    const isFrame = style.display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
    const frame = () => ({ element, box: element.getBoundingClientRect(), overflowX, overflowY });
    const frames = isFrame ? [frame(), ...held] : held;
    return {
      frames,
      framesOfAbsolute: position !== 'static' || transform !== 'none' ? frames : around.framesOfAbsolute,
      framesOfFixed: transform !== 'none' ? frames : around.framesOfFixed,
      layer: isLayer(element, position) ? element : around.layer,
      button: element.matches('button') ? element : position === 'absolute' ? null : around.button,
      isShortened: around.isShortened || textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
    };
  }

  /** It keeps its place while the rest scrolls below it, or is the drawing of a map, which moves below its buttons. */
  function isLayer(element: Element, position: string): boolean {
    return position === 'sticky' || position === 'fixed' || element.matches('.maplibregl-canvas-container');
  }

  function linesOf(element: Element): readonly DOMRect[] {
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  }

  /** Where an element around it cuts it off and does not scroll, or where the page ends. */
  function leaving({ element, boxes, around }: Part): readonly string[] {
    if (around.isShortened) return [];
    const name = nameOf(element);
    const aside = around.frames.find(({ overflowX, box }) => scrolls(overflowX) || (cuts(overflowX) && isWider(box)));
    const above = around.frames.find(
      (frame) => scrolls(frame.overflowY) || (cuts(frame.overflowY) && isHigher(frame.box) && !isLeftOut(frame)),
    );
    const button = around.button !== element && around.button?.getBoundingClientRect();
    return [
      ...(aside !== undefined && !scrolls(aside.overflowX) ? [`${name} is cut off at the side`] : []),
      ...(above !== undefined && !scrolls(above.overflowY) ? [`${name} is cut off above or below`] : []),
      ...(aside === undefined && isWider(page) ? [`${name} leaves the page`] : []),
      ...(button && (isWider(button) || isHigher(button)) ? [`${name} leaves its button`] : []),
    ];

    function isWider({ left, right }: DOMRect): boolean {
      return boxes.some((box) => box.left < left - tolerance || box.right > right + tolerance);
    }
    function isHigher({ top, bottom }: DOMRect): boolean {
      return boxes.some((box) => box.top < top - tolerance || box.bottom > bottom + tolerance);
    }
    /** It went to a line for which a frame that wraps has no room: all of it or nothing is to be seen. */
    function isLeftOut({ element, box }: Frame): boolean {
      return getComputedStyle(element).flexWrap === 'wrap' && boxes.every(({ top }) => top > box.bottom - tolerance);
    }
  }

  function overlapping(all: readonly Part[]): readonly string[] {
    const lines = all.flatMap((part) => part.boxes.map((box) => ({ part, box }))).sort(fromAbove);
    return lines.flatMap((line, at) =>
      beginningIn(line.box, lines, at + 1)
        .filter((other) => overlap(line, other))
        .map((other) => `${nameOf(line.part.element)} and ${nameOf(other.part.element)} overlap`),
    );
  }

  /** The lines from `start` on whose top lies above the bottom of the box. */
  function beginningIn({ bottom }: DOMRect, lines: readonly Line[], start: number): readonly Line[] {
    let end = start;
    for (let next = lines[end]; next && next.box.top < bottom; next = lines[end]) end += 1;
    return lines.slice(start, end);
  }

  function fromAbove(one: Line, other: Line): number {
    return one.box.top - other.box.top;
  }

  function overlap(one: Line, other: Line): boolean {
    const isApart = one.box.right <= other.box.left || other.box.right <= one.box.left;
    if (isApart || one.part.around.layer !== other.part.around.layer) return false;
    if (isRelated(one.part.element, other.part.element)) return false;
    return isLarge(shared(seenBeside(one, other), seenBeside(other, one)));
  }

  /** The piece of it inside the frames that hold it and not the other. */
  function seenBeside({ part, box }: Line, other: Line): DOMRect {
    const shown = other.part.around.frames.map(({ element }) => element);
    return seen(
      box,
      part.around.frames.filter(({ element }) => !shown.includes(element)),
    );
  }

  /** The parts that are drawn over the middle or near an end of a line that is in sight. */
  function covered({ element, boxes, around }: Part): readonly string[] {
    if (element.matches(controls)) return [];
    return boxes
      .map((box) => shared(seen(box, around.frames), page))
      .filter(isLarge)
      .flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((share) => coverAt(left + width * share, top + height / 2)),
      );

    function coverAt(x: number, y: number): readonly string[] {
      const first = document.elementFromPoint(x, y);
      if (first === null || isRelated(first, element)) return [];
      const hits = document.elementsFromPoint(x, y);
      const at = hits.findIndex((hit) => element.contains(hit));
      const cover = hits.slice(0, Math.max(at, 0)).find((hit) => isPainted(hit) && !isRelated(hit, element));
      if (cover === undefined || (layerOf(cover) !== around.layer && around.frames.some(hasMore))) return [];
      return [`${nameOf(element)} lies under ${nameOf(cover)}`];
    }
  }

  /** A fill, a picture or a frame, and not an area that only takes clicks. */
  function isPainted(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isClear = /^transparent$|[,/] ?0\)$/.test(backgroundColor) && backgroundImage === 'none';
    const isFilled = !isClear || element instanceof SVGElement || element.matches('img, canvas, iframe, video');
    return isFilled && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function layerOf(element: Element): Element | null {
    if (isLayer(element, getComputedStyle(element).position)) return element;
    return element.parentElement && layerOf(element.parentElement);
  }

  function hasMore({ element, overflowY, overflowX }: Frame): boolean {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    return (scrolls(overflowY) && scrollHeight > clientHeight) || (scrolls(overflowX) && scrollWidth > clientWidth);
  }

  /** One holds the other, or both are parts of one field. */
  function isRelated(one: Element, other: Element): boolean {
    return one.contains(other) || other.contains(one) || one.closest(fields)?.contains(other) === true;
  }

  function seen(box: DOMRect, frames: readonly Frame[]): DOMRect {
    return frames.reduce((left, frame) => shared(left, frame.box), box);
  }

  function shared(one: DOMRect, other: DOMRect): DOMRect {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    const width = Math.min(one.right, other.right) - left;
    const height = Math.min(one.bottom, other.bottom) - top;
    return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
  }

  function isLarge({ width, height }: DOMRect): boolean {
    return width > tolerance && height > tolerance;
  }

  function cuts(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function scrolls(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `${element.localName} "${words}"`;
  }
}
