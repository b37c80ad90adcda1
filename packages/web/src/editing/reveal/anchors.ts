import type { Path } from '@servery/domain';
import { spelledPath } from '../document/document-wire.ts';

/** Marks where a place of the document is on the screen, so that a search leads there. */
export function anchorAt(path: Path) {
  return { 'data-place': spelledPath(path) };
}

/** The element of a place, spelled; or of the one that is closest to it in the document. */
export function closestAnchor(spelled: string): { readonly element: Element; readonly isExact: boolean } | undefined {
  const wanted = spelled.split('.');
  let best: Element | undefined;
  let most = 0;
  for (const element of document.querySelectorAll('[data-place]')) {
    const count = commonSteps(element.getAttribute('data-place')?.split('.') ?? [], wanted);
    if (count > most) [best, most] = [element, count];
  }
  return best && { element: best, isExact: best.getAttribute('data-place') === spelled };
}

/** How many first steps two ways share; one that ends where the other goes on comes before one that turns off. */
function commonSteps(way: readonly string[], wanted: readonly string[]): number {
  const turn = way.findIndex((step, at) => step !== wanted[at]);
  const shared = turn < 0 ? way.length : turn;
  if (shared === 0) return 0;
  return turn < 0 ? shared + 0.5 : shared;
}
