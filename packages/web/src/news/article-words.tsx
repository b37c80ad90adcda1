import { createElement, Fragment, type ReactNode } from 'react';

/** The tags of an article; the server keeps the same list when it is saved. T19 */
const tags = ['p', 'br', 'strong', 'em', 'u', 's', 'code', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a'];
const links = /^(?:https?:|mailto:|tel:)/i;

/**
 * An article's HTML as elements of the page. It is read into a document of its own, where nothing runs or loads, and built again
 * from names and texts of the list above: it is never put on the page as HTML, and no attribute but a checked address is kept.
 */
export function ArticleWords({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return createElement(Fragment, null, ...childrenOf(body));
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(show);
}

function show(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.tagName.toLowerCase();
  if (!tags.includes(tag)) return null;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (tag !== 'a') return createElement(tag, null, ...childrenOf(node));
  const href = node.getAttribute('href') ?? '';
  if (!links.test(href)) return createElement(Fragment, null, ...childrenOf(node));
  return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...childrenOf(node));
}
