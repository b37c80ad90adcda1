const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text of at most so many UTF-16 units that ends with a whole character: no half of an emoji, no letter without its accent. */
export function cutAtCharacter(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, most + 50))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
