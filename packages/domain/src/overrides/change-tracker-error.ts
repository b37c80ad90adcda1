export type ChangeTrackerCode = 'UNIMPLEMENTED' | 'ASSERTION';

/** CT-21, CT-22: the wording is the specification's. */
const MESSAGES = {
  UNIMPLEMENTED: 'Unimplemented Error',
  ASSERTION: 'Assertion Error',
} as const satisfies Record<ChangeTrackerCode, string>;

/** A document that the change tracker refuses; `detail` says which part, for the log. */
export class ChangeTrackerError extends Error {
  override readonly name = 'ChangeTrackerError';
  readonly code: ChangeTrackerCode;
  readonly detail: string;

  constructor(code: ChangeTrackerCode, detail: string) {
    super(MESSAGES[code]);
    this.code = code;
    this.detail = detail;
  }
}
