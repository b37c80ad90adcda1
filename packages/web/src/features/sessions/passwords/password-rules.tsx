import { VisuallyHidden } from '@mantine/core';
import { type PasswordProblem, passwordPolicies, passwordsRemembered } from '@servery/domain';
import { IconCheck, IconCircle, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type PasswordPolicy, passwordPolicyQuery } from '../account-calls.ts';
import styles from './password-rules.module.css';

const icons = { open: IconCircle, met: IconCheck, broken: IconX };

type PasswordRulesProps = { readonly problems: readonly PasswordProblem[] | null };

/** PW-04 to PW-08: the rules for a password here, as the server says them. */
export function PasswordRules({ problems }: PasswordRulesProps) {
  const t = usePhrases(accountPhrases);
  const { data, isError } = useQuery(passwordPolicyQuery);
  const policy = data ?? (isError ? specified : undefined);
  return (
    <ul className={styles.rules} aria-label={t('rules')} aria-live="polite" aria-busy={policy === undefined}>
      {policy &&
        rulesOf(policy, problems ?? []).map((rule) => (
          <Rule
            key={rule}
            text={t(rule, { minimumLength: policy.minimumLength, remembered: policy.remembered })}
            state={problems === null ? 'open' : stateOf(problems, rule)}
          />
        ))}
    </ul>
  );
}

/** Shown when the server cannot be asked; the server decides in the end. */
const specified: PasswordPolicy = { ...passwordPolicies.spec, remembered: passwordsRemembered };

/** Whether it is common, or was used before, shows only once the server says so. */
function rulesOf(policy: PasswordPolicy, problems: readonly PasswordProblem[]): readonly PasswordProblem[] {
  const said = problems.filter((problem) => problem === 'PW_COMMON' || problem === 'PW_PREVIOUSLY_USED');
  return [
    'PW_TOO_SHORT',
    ...(policy.needsLetter ? (['PW_MISSING_LETTERS'] as const) : []),
    ...(policy.needsNumber ? (['PW_MISSING_NUMBERS'] as const) : []),
    ...said,
  ];
}

function Rule({ text, state }: { readonly text: string; readonly state: keyof typeof icons }) {
  const t = usePhrases(accountPhrases);
  const Icon = icons[state];
  return (
    <li className={styles.rule} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden />
      <span>{text}</span>
      {state !== 'open' && <VisuallyHidden>{t(state === 'met' ? 'met' : 'notMet')}</VisuallyHidden>}
    </li>
  );
}

function stateOf(problems: readonly PasswordProblem[], rule: PasswordProblem): 'met' | 'broken' {
  return problems.includes(rule) ? 'broken' : 'met';
}
