/** A save that the server answered with 200. */
export interface AcknowledgedSave {
  readonly version: number;
  readonly value: string;
}

/**
 * Saves that are not stored as they were acknowledged. They come as a list and never by their version: a saver that reads
 * an older version after a loss saves the lost version again, and the two acknowledgments differ in their value only.
 */
export function countLost(acknowledged: readonly AcknowledgedSave[], stored: ReadonlyMap<number, unknown>): number {
  return acknowledged.filter(({ version, value }) => stored.get(version) !== value).length;
}
