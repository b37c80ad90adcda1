import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { isActing } from '../../../session/acting.ts';
import { loginMessage } from '../../../session/login-message.ts';
import { login } from '../../../session/session-calls.ts';
import { openSession, useSession } from '../../../session/session-store.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { endSession } from '../../end-session.ts';
import styles from './session-prompt.module.css';

/** SE-01 to SE-04: the password again, or another person; the content of the screen stays. */
export function SessionPrompt() {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const { password, setPassword, isBusy, error, handleSubmit } = useRelogin();
  const handleDifferentUser = () => {
    endSession();
    return navigate({ to: '/login', ignoreBlocker: true });
  };
  if (isActing(session)) return <ActingEnded name={session.userDisplayName} onLeave={handleDifferentUser} />;
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('sessionTimeout')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={400}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <p>{t('sessionTimeoutText')}</p>
        <PasswordField
          label={t('password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          disabled={isBusy}
          error={error}
          takesFocus
        />
        <Row gap={2} justify="end" wrap>
          <Button variant="subtle" onClick={handleDifferentUser} disabled={isBusy}>
            {t('differentUser')}
          </Button>
          <Button type="submit" variant="filled" disabled={password === ''} loading={isBusy}>
            {t('login')}
          </Button>
        </Row>
      </form>
    </Modal>
  );
}

/** Nobody has the password of the person one acts as: the way on is the login. */
function ActingEnded({ name, onLeave }: { readonly name: string; readonly onLeave: () => void }) {
  const t = usePhrases(shellPhrases);
  return (
    <Modal opened onClose={onLeave} title={t('sessionTimeout')} withCloseButton={false} size={400}>
      <div className={styles.form}>
        <p>{t('sessionTimeoutActing', { name })}</p>
        <Row gap={2} justify="end" wrap>
          <Button variant="filled" onClick={onLeave} data-autofocus>
            {t('login')}
          </Button>
        </Row>
      </div>
    </Modal>
  );
}

function useRelogin() {
  const { userEmail, userCompanyId } = useSession();
  const cache = useQueryClient();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await login({ email: userEmail, password, companyId: userCompanyId });
    setBusy(false);
    if (result.status !== 'ok') return setError(loginMessage(result));
    openSession(result.data);
    await cache.invalidateQueries();
  };
  return { password, setPassword, isBusy, error, handleSubmit };
}
