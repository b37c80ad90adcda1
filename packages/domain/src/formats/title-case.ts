/** The words that titles keep lowercase, unless they come first. */
const SMALL_WORDS = new Set('a an and as at but by en for if in nor of on or per the to via vs with'.split(' '));

/** Abbreviations that are written in capitals. */
const CAPITALS = new Map([
  ['id', 'ID'],
  ['tv', 'TV'],
]);

/** KF-09 to KF-11, FM-07, FM-08: `order of the day` becomes `Order of the Day`, `tv id` becomes `TV ID`. */
export function titleCase(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word, at) => titleWord(word, at === 0))
    .join('');
}

function titleWord(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  const capitals = CAPITALS.get(lower);
  if (capitals !== undefined) return capitals;
  if (!isFirst && SMALL_WORDS.has(lower)) return lower;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
