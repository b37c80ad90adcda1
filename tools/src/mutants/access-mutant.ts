/** One guard taken away or loosened, and the tests that must see it. */
export interface AccessMutant {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Words of paths of test files of the server. */
  readonly tests: readonly string[];
}

export const access = 'packages/server/src/access';
export const features = 'packages/server/src/features';
