const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, pre';

/** The words of an article, paragraph by paragraph: nothing of its markup is ever put on the page. */
export function plainParagraphs(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts = [...body.querySelectorAll(blocks)].filter((element) => !element.querySelector(blocks));
  const texts = (parts.length > 0 ? parts : [body]).map((part) => part.textContent.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}
