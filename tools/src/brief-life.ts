/**
 * V8's optimization of the embedded database at each start costs 5 s of processor time and 600 MB, almost all of it for one
 * function, which a process that lives for seconds does not earn back. Never for one that is measured.
 */
export const briefLife: readonly string[] = ['--liftoff-only'];
