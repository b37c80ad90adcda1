import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import type { MailedLink } from '../account-calls.ts';
import styles from '../sign-in.module.css';
import { SignInFrame } from '../sign-in-frame.tsx';
import { useMailedLink } from './mailed-link.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { useTokenCheck } from './use-token-check.ts';

/** RC-11 to RC-20 */
export function ResetPage() {
  return <LinkPage title="resetTitle" />;
}

/** RC-23: as the reset, for somebody who never had a password. */
export function InvitePage() {
  return <LinkPage title="inviteTitle" />;
}

function LinkPage({ title }: { readonly title: 'resetTitle' | 'inviteTitle' }) {
  const t = usePhrases(accountPhrases);
  const link = useMailedLink();
  return (
    <SignInFrame>
      <div className={styles.form}>
        <h1 className={styles.title}>{t(title)}</h1>
        {link === null ? <InvalidToken /> : <Checked link={link} />}
      </div>
    </SignInFrame>
  );
}

/** RC-12 RC-13: the token before anything else. */
function Checked({ link }: { readonly link: MailedLink }) {
  const t = usePhrases(accountPhrases);
  const { state, markInvalid, retry } = useTokenCheck(link);
  if (state === 'loading') return <SkeletonLines lines={4} />;
  if (state === 'failed') return <ErrorState title={t('recoverFailed')} onRetry={retry} />;
  return state === 'invalid' ? <InvalidToken /> : <SetPasswordForm link={link} onInvalidToken={markInvalid} />;
}

/** RC-15 */
function InvalidToken() {
  const t = usePhrases(accountPhrases);
  const navigate = useNavigate();
  return (
    <>
      <div className={styles.error} role="alert">
        <p>{t('tokenInvalid')}</p>
      </div>
      <Muted>{t('tokenInvalidHint')}</Muted>
      <Grid columns={2} gap={2}>
        <Button size="lg" onClick={() => navigate({ to: '/login' })}>
          {t('returnToLogin')}
        </Button>
        <Button size="lg" variant="filled" onClick={() => navigate({ to: '/recover' })}>
          {t('newLink')}
        </Button>
      </Grid>
    </>
  );
}
