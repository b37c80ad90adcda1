import sanitizeHtml from 'sanitize-html';

/** The HTML that news may be made of. Everything else is dropped, the words inside it kept; scripts and styles go with theirs. T19 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'code', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
};

/** The article's HTML with nothing in it but words, simple marks and links to web, mail and telephone. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, allowed);
}
