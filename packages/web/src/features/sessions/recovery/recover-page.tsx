import { Button } from '@mantine/core';
import { emailMinimumLength } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { sendPasswordReset } from '../account-calls.ts';
import styles from '../sign-in.module.css';
import { SignInFrame } from '../sign-in-frame.tsx';
import { failureLines } from './failure-lines.ts';

/** RC-01 to RC-10, RC-21, RC-22: form, sending, finished. */
export function RecoverPage() {
  const { email, setEmail, state, errors, handleSubmit } = useRecovery();
  const t = usePhrases(accountPhrases);
  const navigate = useNavigate();
  if (state === 'finished') return <Finished />;
  const isSending = state === 'sending';
  return (
    <SignInFrame>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <h1 className={styles.title}>{t('recoverTitle')}</h1>
        <Muted>{t('recoverText')}</Muted>
        <TextField
          label={t('email')}
          type="email"
          size="lg"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
          disabled={isSending}
        />
        <Errors lines={errors} />
        <Grid columns={2} gap={2}>
          <Button size="lg" onClick={() => navigate({ to: '/login' })} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            size="lg"
            disabled={email.trim().length < emailMinimumLength}
            loading={isSending}
          >
            {t('sendEmail')}
          </Button>
        </Grid>
      </form>
    </SignInFrame>
  );
}

function useRecovery() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'form' | 'sending' | 'finished'>('form');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'form' || email.trim().length < emailMinimumLength) return;
    setState('sending');
    setErrors([]);
    const result = await sendPasswordReset(email.trim());
    setState(result.status === 'ok' ? 'finished' : 'form');
    if (result.status !== 'ok') setErrors(failureLines(result, 'recoverFailed'));
  };
  return { email, setEmail, state, errors, handleSubmit };
}

function Finished() {
  const t = usePhrases(accountPhrases);
  const navigate = useNavigate();
  return (
    <SignInFrame>
      <div className={styles.form}>
        <h1 className={styles.title}>{t('requestReceived')}</h1>
        <Muted role="status">{t('requestText')}</Muted>
        <Button variant="filled" size="lg" fullWidth autoFocus onClick={() => navigate({ to: '/login' })}>
          {t('returnToLogin')}
        </Button>
      </div>
    </SignInFrame>
  );
}

function Errors({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.error} role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
