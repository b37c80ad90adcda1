/** Lines that may fill each place of a set, in the order in which places choose and lines are preferred. */
export type PlaceLines = readonly (readonly number[])[];

/** As many sets as there are, at most `limit`: for each, the line in each place. */
export function pickSets(places: PlaceLines, limit: number): readonly (readonly number[])[] {
  const sets: (readonly number[])[] = [];
  let left = places;
  while (sets.length < limit) {
    const set = pickSet(left);
    if (set === undefined) break;
    sets.push(set);
    if (set.length === 0) break;
    left = without(left, new Set(set));
  }
  return sets;
}

/** Place by place the line that is preferred, unless the places after it could not be filled then. */
export function pickSet(places: PlaceLines): readonly number[] | undefined {
  if (!canFill(places)) return undefined;
  const set: number[] = [];
  let left = places;
  while (left.length > 0) {
    const [first = [], ...rest] = left;
    const line = first.find((candidate) => canFill(without(rest, new Set([candidate]))));
    if (line === undefined) return undefined;
    set.push(line);
    left = without(rest, new Set([line]));
  }
  return set;
}

function without(places: PlaceLines, taken: ReadonlySet<number>): PlaceLines {
  return places.map((lines) => lines.filter((line) => !taken.has(line)));
}

/** Whether every place can have a line of its own: a bipartite matching, place by place along augmenting paths. */
function canFill(places: PlaceLines): boolean {
  const placeOf = new Map<number, number>();
  const fill = (place: number, tried: Set<number>): boolean =>
    (places[place] ?? []).some((line) => {
      if (tried.has(line)) return false;
      tried.add(line);
      const holder = placeOf.get(line);
      if (holder !== undefined && !fill(holder, tried)) return false;
      placeOf.set(line, place);
      return true;
    });
  return places.every((_, place) => fill(place, new Set()));
}
