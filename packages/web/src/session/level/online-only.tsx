import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { useActiveLevel } from './active-level.ts';
import { useSupportsOnline } from './supports-online.ts';

type OnlineOnlyProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A screen of the online shop; where no location takes orders online, it says so instead. */
export function OnlineOnly({ title, text, children }: OnlineOnlyProps) {
  const t = usePhrases(shellPhrases);
  const { name } = useActiveLevel();
  if (useSupportsOnline()) return children;
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState title={t('notOnline', { name })}>{text}</EmptyState>
    </Page>
  );
}
