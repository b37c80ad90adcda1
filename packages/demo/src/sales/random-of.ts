/** An integer from 0 on that is less than the given one. */
export type Random = (below: number) => number;

/** Numbers that follow from a text (FNV-1a, then xorshift): the same in every run. */
export function randomOf(seed: string): Random {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
