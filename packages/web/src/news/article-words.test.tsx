import { expect, test } from 'vitest';
import { render } from '../testing/render.ts';
import { ArticleWords } from './article-words.tsx';

const shown = async (html: string) => (await render(<ArticleWords html={html} />)).container.innerHTML;

test('T19 an article shows its paragraphs, lists and links', async () => {
  expect(await shown('<h3>New</h3><p>Try <strong>it</strong><br>now</p><ul><li>one</li></ul>')).toBe(
    '<h3>New</h3><p>Try <strong>it</strong><br>now</p><ul><li>one</li></ul>',
  );
  expect(await shown('<a href="https://servery.example/a">more</a>')).toBe(
    '<a href="https://servery.example/a" target="_blank" rel="noopener noreferrer nofollow">more</a>',
  );
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<style>*{display:none}</style>', ''],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">text</p>', '<p>text</p>'],
  ['<a href="javascript:alert(1)">go</a>', 'go'],
  ['<a href=" jAvascript:alert(1)">go</a>', 'go'],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">', ''],
])('T19 %s shows as %s', async (html, expected) => {
  expect(await shown(html)).toBe(expected);
});
