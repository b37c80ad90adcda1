/** BC-02 */
export const passwordMinimumLength = 7;
/** BC-03: the one in use and those before it. */
export const passwordsRemembered = 4;
/** Longer ones are refused before they cost a hash. */
export const passwordMaximumLength = 1024;
/** BC-21 */
export const emailMinimumLength = 5;

export const passwordProblemCodes = [
  'PW_TOO_SHORT',
  'PW_MISSING_LETTERS',
  'PW_MISSING_NUMBERS',
  'PW_PREVIOUSLY_USED',
] as const;
export type PasswordProblem = (typeof passwordProblemCodes)[number];

/** PW-04 to PW-06: what is wrong with a password by itself; letters and numbers of any script count. */
export function passwordProblems(password: string): PasswordProblem[] {
  return [
    ...([...password].length < passwordMinimumLength ? (['PW_TOO_SHORT'] as const) : []),
    ...(/\p{L}/u.test(password) ? [] : (['PW_MISSING_LETTERS'] as const)),
    ...(/\p{N}/u.test(password) ? [] : (['PW_MISSING_NUMBERS'] as const)),
  ];
}
