/** BC-03: the one in use and those before it. */
export const passwordsRemembered = 4;
/** Longer ones are refused before they cost a hash. */
export const passwordMaximumLength = 1024;
/** BC-21 */
export const emailMinimumLength = 5;

/** The rules that an installation follows: the specification's own, PCI DSS 4 or NIST SP 800-63B. */
export const passwordProfiles = ['spec', 'pci4', 'nist'] as const;
type PasswordProfile = (typeof passwordProfiles)[number];

export interface PasswordPolicy {
  /** In characters as people see them. */
  readonly minimumLength: number;
  readonly needsLetter: boolean;
  readonly needsNumber: boolean;
}

/** BC-02; NIST asks only for length and forbids rules of composition. */
export const passwordPolicies: Readonly<Record<PasswordProfile, PasswordPolicy>> = {
  spec: { minimumLength: 7, needsLetter: true, needsNumber: true },
  pci4: { minimumLength: 12, needsLetter: true, needsNumber: true },
  nist: { minimumLength: 15, needsLetter: false, needsNumber: false },
};

export const passwordProblemCodes = [
  'PW_TOO_SHORT',
  'PW_MISSING_LETTERS',
  'PW_MISSING_NUMBERS',
  'PW_COMMON',
  'PW_PREVIOUSLY_USED',
] as const;
export type PasswordProblem = (typeof passwordProblemCodes)[number];

/** PW-04 to PW-06: problems of a password; letters and numbers of any script count. */
export function passwordProblems(password: string, policy: PasswordPolicy): PasswordProblem[] {
  return [
    ...([...password].length < policy.minimumLength ? (['PW_TOO_SHORT'] as const) : []),
    ...(policy.needsLetter && !/\p{L}/u.test(password) ? (['PW_MISSING_LETTERS'] as const) : []),
    ...(policy.needsNumber && !/\p{N}/u.test(password) ? (['PW_MISSING_NUMBERS'] as const) : []),
  ];
}
