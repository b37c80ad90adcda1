import type { CssNode, List, Selector } from 'css-tree';

/** Lets a selector match only below a class: `body > .item` becomes `.page>.item`, `.item` becomes `.page .item`. */
export function scopeSelector({ children }: Selector, scopeClass: string): void {
  const joint = takeRoots(children);
  if (joint !== undefined) children.prependData({ type: 'Combinator', name: joint });
  children.prependData({ type: 'ClassSelector', name: scopeClass });
}

/** Takes `html body` from the front of a selector: that is the page itself. Answers how the rest hangs on it, if there is a rest. */
function takeRoots(children: List<CssNode>): string | undefined {
  let joint = ' ';
  while (isRoot(children.first)) {
    const [, next] = children.toArray();
    if (next && (next.type !== 'Combinator' || !['>', ' '].includes(next.name))) return joint;
    children.shift();
    children.shift();
    if (!next) return undefined;
    joint = next.name;
  }
  return joint;
}

function isRoot(node: CssNode | null): boolean {
  if (node?.type === 'TypeSelector') return ['html', 'body'].includes(node.name.toLowerCase());
  return node?.type === 'PseudoClassSelector' && node.name.toLowerCase() === 'root';
}
