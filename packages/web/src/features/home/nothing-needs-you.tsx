import { homePhrases } from '../../phrases/home/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { Muted } from '../../ui/layout/muted.tsx';

export function NothingNeedsYou() {
  const t = usePhrases(homePhrases);
  return <Panel title={t('needsYou')} aside={<Muted small>{t('nothingNeedsYou')}</Muted>} />;
}
