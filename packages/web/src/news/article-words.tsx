import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';

/** What an article is made of; the server keeps the same list when it is saved. T19 */
const tags = ['p', 'br', 'strong', 'em', 'u', 's', 'code', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a'];
const links = /^(?:https?:|mailto:|tel:)/i;

/** An article's HTML as elements of the page: sanitised anew each time, and never put on it as HTML. */
export function ArticleWords({ html }: { readonly html: string }) {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return createElement(Fragment, null, ...childrenOf(fragment));
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(show);
}

function show(node: Node): ReactNode {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const tag = node.tagName.toLowerCase();
  if (!tags.includes(tag)) return null;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (tag !== 'a') return createElement(tag, null, ...childrenOf(node));
  const href = node.getAttribute('href') ?? '';
  if (!links.test(href)) return createElement(Fragment, null, ...childrenOf(node));
  return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...childrenOf(node));
}
