import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { sessionPhrases } from '../../phrases/sessions.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './sign-in.module.css';
import { SignInFrame } from './sign-in-frame.tsx';
import { useLogin } from './use-login.ts';

/** LG-01 to LG-13 */
export function LoginPage() {
  const t = usePhrases(sessionPhrases);
  const { email, setEmail, password, setPassword, isBusy, error, handleSubmit } = useLogin();
  return (
    <SignInFrame>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <h1 className={styles.title}>{t('welcome')}</h1>
        <TextInput
          label={t('email')}
          type="email"
          size="lg"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          disabled={isBusy}
        />
        <PasswordField
          label={t('password')}
          hint={t('caseSensitive')}
          size="lg"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          disabled={isBusy}
        />
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={!email || !password} loading={isBusy}>
          {t('login')}
        </Button>
        <Link className={styles.trouble} to="/recover" preload={false}>
          {t('trouble')}
        </Link>
      </form>
    </SignInFrame>
  );
}
