import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { newsQuery, providerFeed } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { isProviderStaff, mayConfigureNews } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { NewsEditor } from './news-editor.tsx';

/** RT-04: the news of the company, or of the provider's feed. NW-10, NW-11 */
export function NewsPage() {
  const t = usePhrases(newsEditorPhrases);
  const session = useSession();
  const { companyId: feed = '' } = useParams({ strict: false });
  const isFeed = feed === providerFeed;
  const mayConfigure = mayConfigureNews(session) && (!isFeed || isProviderStaff(session));
  const title = isFeed ? t('feed', { provider: session.providerName }) : t('company');
  const header = <PageHeader title={title} subtitle={t('hint')} back={<Link to="/home">{t('back')}</Link>} />;
  if (!mayConfigure)
    return (
      <Message header={header}>
        <ErrorState title={t('forbidden')}>{t('forbiddenHint')}</ErrorState>
      </Message>
    );
  return <LoadedNews key={feed} feed={feed} header={header} />;
}

function LoadedNews({ feed, header }: { readonly feed: string; readonly header: ReactNode }) {
  const t = usePhrases(newsEditorPhrases);
  const news = useQuery({ ...newsQuery(feed), staleTime: 0, gcTime: 0, refetchOnMount: 'always' });
  if (news.isError)
    return (
      <Message header={header}>
        <ErrorState title={t('failed')} onRetry={news.refetch}>
          {t('failedHint')}
        </ErrorState>
      </Message>
    );
  if (!news.isFetchedAfterMount || !news.data)
    return (
      <Message header={header}>
        <SkeletonTable rows={5} />
      </Message>
    );
  return <NewsEditor feed={feed} news={news.data} header={header} />;
}

function Message({ header, children }: { readonly header: ReactNode; readonly children: ReactNode }) {
  return (
    <Page onCanvas>
      {header}
      {children}
    </Page>
  );
}
