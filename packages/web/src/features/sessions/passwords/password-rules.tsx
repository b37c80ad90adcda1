import type { PasswordProblem } from '@servery/domain';
import { IconCheck, IconCircle, IconX } from '@tabler/icons-react';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './password-rules.module.css';

const always = ['PW_TOO_SHORT', 'PW_MISSING_LETTERS', 'PW_MISSING_NUMBERS'] as const;
const icons = { open: IconCircle, met: IconCheck, broken: IconX };

/** PW-04 to PW-08: what a password needs; whether it was used before shows only once the server says so. */
export function PasswordRules({ problems }: { readonly problems: readonly PasswordProblem[] | null }) {
  const t = usePhrases(accountPhrases);
  const shown = problems?.includes('PW_PREVIOUSLY_USED') ? [...always, 'PW_PREVIOUSLY_USED' as const] : always;
  return (
    <ul className={styles.rules} aria-label={t('rules')} aria-live="polite">
      {shown.map((rule) => (
        <Rule key={rule} text={t(rule)} state={problems === null ? 'open' : stateOf(problems, rule)} />
      ))}
    </ul>
  );
}

function Rule({ text, state }: { readonly text: string; readonly state: keyof typeof icons }) {
  const t = usePhrases(accountPhrases);
  const Icon = icons[state];
  return (
    <li className={styles.rule} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden />
      <span>{text}</span>
      {state !== 'open' && <span className={styles.spoken}>{t(state === 'met' ? 'met' : 'notMet')}</span>}
    </li>
  );
}

function stateOf(problems: readonly PasswordProblem[], rule: PasswordProblem): 'met' | 'broken' {
  return problems.includes(rule) ? 'broken' : 'met';
}
