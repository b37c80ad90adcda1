/** A stream of numbers from a seed (mulberry32), so that one integer is a whole test case. */
export interface Random {
  below(limit: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(percent: number): boolean;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    chance: (percent) => below(100) < percent,
  };
}
