import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArticleList } from '../../../news/article-list.tsx';
import { newsQuery } from '../../../news/news.ts';
import { homePhrases } from '../../../phrases/home/home.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Hint } from '../../../ui/actions/hint.tsx';
import { Panel, PanelBody } from '../../../ui/data/panel.tsx';
import { useIsBuilt } from '../../../ui/frame/use-is-built.ts';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';

type NewsPanelProps = {
  readonly title: string;
  /** A company, or the id of the provider's feed. */
  readonly companyId: string;
  readonly canConfigure: boolean;
};

/** HM-08 to HM-11 */
export function NewsPanel({ title, companyId, canConfigure }: NewsPanelProps) {
  const t = usePhrases(homePhrases);
  const { data, isPending } = useQuery(newsQuery(companyId));
  return (
    <Panel title={title} actions={canConfigure && <Configure companyId={companyId} />}>
      {isPending && (
        <PanelBody>
          <SkeletonLines lines={3} />
        </PanelBody>
      )}
      {!isPending && <ArticleList articles={data?.articles ?? []} empty={t('noNews')} />}
    </Panel>
  );
}

function Configure({ companyId }: { readonly companyId: string }) {
  const t = usePhrases(homePhrases);
  const navigate = useNavigate();
  const isBuilt = useIsBuilt();
  if (!isBuilt('/news/$companyId')) return null;
  const path: string = `/news/${companyId}`;
  return (
    <Hint label={t('configureNews')}>
      <ActionIcon size="sm" aria-label={t('configureNews')} onClick={() => navigate({ to: path })}>
        <IconSettings size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
