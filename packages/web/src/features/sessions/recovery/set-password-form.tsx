import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { type MailedLink, setPasswordWithToken } from '../account-calls.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { useNewPassword } from '../passwords/use-new-password.ts';
import styles from '../sign-in.module.css';
import { failureLines } from './failure-lines.ts';

type SetPasswordFormProps = { readonly link: MailedLink; readonly onInvalidToken: () => void };

/** RC-16 to RC-20 */
export function SetPasswordForm({ link, onInvalidToken }: SetPasswordFormProps) {
  const t = usePhrases(accountPhrases);
  const navigate = useNavigate();
  const entry = useNewPassword(link);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entry.isValid || isSaving) return;
    setSaving(true);
    setError(null);
    const result = await setPasswordWithToken(link, entry.password);
    setSaving(false);
    if (result.status === 'ok') {
      notify.success(t('passwordUpdated'));
      await navigate({ to: '/login', replace: true });
    } else if (result.status === 'invalid' && result.errors.some(({ code }) => code === 'INVALID_TOKEN')) {
      onInvalidToken();
    } else if (!entry.takeProblems(result)) setError(failureLines(result, 'setFailed').join(' '));
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <h2 className={styles.subtitle}>{t('enterNewPassword')}</h2>
      <NewPasswordFields entry={entry} size="lg" disabled={isSaving} takesFocus />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" variant="filled" size="lg" fullWidth disabled={!entry.isValid} loading={isSaving}>
        {t('setPassword')}
      </Button>
    </form>
  );
}
