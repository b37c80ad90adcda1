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
    reason: 'The name is too long for the menu. It is shortened as shown after the arrow.',
  };
}

/** A field that an import could not read at all: its path, and the problem in words. */
export interface ImportProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The fields of a schema's complaints as paths of names and places. */
export function problemsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): readonly ImportProblem[] {
  return issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'number' ? step : String(step))),
    message,
  }));
}
