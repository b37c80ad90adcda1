import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { useReportUnsaved } from '../../../session/unsaved-work.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { changePassword } from '../account-calls.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

/** RT-22 PW-13 */
export function ChangePasswordPage() {
  const t = usePhrases(accountPhrases);
  const { current, setCurrent, entry, error, isSaving, handleSubmit } = useChangePassword();
  return (
    <Page>
      <PageHeader title={t('changePassword')} subtitle={t('changeText')} />
      <Stack as="form" gap={4} above={4} maxWidth={360} onSubmit={handleSubmit} noValidate>
        <Changing>
          <PasswordField
            label={t('currentPassword')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            disabled={isSaving}
            error={error}
          />
          <NewPasswordFields entry={entry} disabled={isSaving} />
          <div>
            <Button type="submit" variant="filled" disabled={current === '' || !entry.isValid} loading={isSaving}>
              {t('changePassword')}
            </Button>
          </div>
        </Changing>
      </Stack>
    </Page>
  );
}

function useChangePassword() {
  const t = usePhrases(accountPhrases);
  const { userId } = useSession();
  const [current, setCurrent] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const entry = useNewPassword({ userId });
  useReportUnsaved(current !== '' || entry.password !== '');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (current === '' || !entry.isValid || isSaving) return;
    setSaving(true);
    setError(null);
    const result = await changePassword(current, entry.password);
    setSaving(false);
    if (result.status === 'ok') {
      setCurrent('');
      entry.clear();
      return notify.success(t('passwordUpdated'));
    }
    const codes = result.status === 'invalid' ? result.errors.map(({ code }) => code) : [];
    if (codes.includes('INVALID_CREDENTIALS')) return setError(t('currentWrong'));
    if (codes.includes('FAILED_LOGIN_LOCK')) return setError(t('currentLocked'));
    if (!entry.takeProblems(result) && result.status !== 'unauthorized') notify.error(t('setFailed'));
  };
  return { current, setCurrent, entry, error, isSaving, handleSubmit };
}
