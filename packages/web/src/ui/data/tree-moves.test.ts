import { expect, test } from 'vitest';
import { treeMove, visibleLines } from './tree-moves.ts';

const nodes = [
  { id: 'pizza', label: 'Pizza', children: [{ id: 'anchor', label: 'Anchor' }] },
  { id: 'drinks', label: 'Drinks' },
];

test('only open nodes show their children', () => {
  expect(visibleLines(nodes, new Set()).map(({ node }) => node.id)).toEqual(['pizza', 'drinks']);
  expect(visibleLines(nodes, new Set(['pizza'])).map(({ node }) => node.id)).toEqual(['pizza', 'anchor', 'drinks']);
});

test('right opens, then goes in; left goes out, then closes', () => {
  const closed = new Set<string>();
  const open = new Set(['pizza']);
  const lines = visibleLines(nodes, open);
  expect(treeMove('ArrowRight', { lines: visibleLines(nodes, closed), index: 0, open: closed })).toEqual({
    open: 'pizza',
  });
  expect(treeMove('ArrowRight', { lines, index: 0, open })).toEqual({ focus: 'anchor' });
  expect(treeMove('ArrowLeft', { lines, index: 1, open })).toEqual({ focus: 'pizza' });
  expect(treeMove('ArrowLeft', { lines, index: 0, open })).toEqual({ close: 'pizza' });
  expect(treeMove('End', { lines, index: 0, open })).toEqual({ focus: 'drinks' });
});
