import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { screenNotAllowedPhrases } from '../../phrases/shell/screen-not-allowed.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';

/** A screen that is there, and not for this person. NG-66 */
export function ScreenNotAllowed() {
  const t = usePhrases(shellPhrases);
  const hint = usePhrases(screenNotAllowedPhrases);
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        title={t('forbidden')}
        action={<Button onClick={() => navigate({ to: '/home' })}>{t('goHome')}</Button>}
      >
        {hint('forbiddenScreen')}
      </EmptyState>
    </Page>
  );
}
