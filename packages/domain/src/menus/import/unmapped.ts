/** Something of an imported file that the menu cannot say, and why. */
export interface Unmapped {
  readonly what: string;
  readonly name: string;
  readonly reason: string;
}

/** A name that is longer than its field: `14" Hand Tossed Pepperoni → 14" Hand Tossed Pepp`. */
export function cutName(what: string, name: string, kept: string): Unmapped {
  return {
    what,
    name: `${name} → ${kept}`,
    reason: 'The name is longer than its field in the menu: it is cut as shown after the arrow.',
  };
}

/** What an import could not read at all: the field, and in words. */
export interface ImportProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
