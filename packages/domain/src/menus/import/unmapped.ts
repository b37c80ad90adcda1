/** Something of an imported file that the menu cannot say, and why. */
export interface Unmapped {
  readonly what: string;
  readonly name: string;
  readonly reason: string;
}

/** What an import could not read at all: the field, and in words. */
export interface ImportProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
