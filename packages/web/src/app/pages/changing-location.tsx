import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { Page } from '../../ui/layout/page/page.tsx';

export function ChangingLocation() {
  const t = usePhrases(shellPhrases);
  return (
    <Page>
      <p role="status">{t('changingLocation')}</p>
    </Page>
  );
}
