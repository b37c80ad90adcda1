import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { Page } from '../../ui/layout/page.tsx';

export function ChangingLocation() {
  const t = usePhrases(shellPhrases);
  return (
    <Page>
      <p role="status">{t('changingLocation')}</p>
    </Page>
  );
}
