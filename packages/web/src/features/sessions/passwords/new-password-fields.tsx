import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { NewPassword } from './use-new-password.ts';

type NewPasswordFieldsProps = {
  readonly entry: NewPassword;
  readonly size?: 'md' | 'lg';
  readonly disabled: boolean;
  readonly takesFocus?: boolean;
};

/** The new password with its rules, and the repeat. */
export function NewPasswordFields({ entry, size = 'md', disabled, takesFocus = false }: NewPasswordFieldsProps) {
  const t = usePhrases(accountPhrases);
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        size={size}
        autoComplete="new-password"
        value={entry.password}
        onChange={entry.setPassword}
        disabled={disabled}
        error={entry.hasFailed ? t('checkFailed') : null}
        autoFocus={takesFocus}
      />
      <PasswordRules problems={entry.problems} />
      <PasswordField
        label={t('repeatPassword')}
        size={size}
        autoComplete="new-password"
        value={entry.repeat}
        onChange={entry.setRepeat}
        disabled={disabled}
        error={entry.isDifferent ? t('noMatch') : null}
      />
    </>
  );
}
