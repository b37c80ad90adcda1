import { providerFeed } from '../../../news/news.ts';
import { homePhrases } from '../../../phrases/home/home.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { isProviderCompany, isProviderStaff, mayConfigureNews } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { NewsPanel } from './news-panel.tsx';

/** HM-08, HM-09: in the provider's company its news are the feed. */
export function HomeNews() {
  const t = usePhrases(homePhrases);
  const session = useSession();
  const canConfigure = mayConfigureNews(session);
  return (
    <>
      {!isProviderCompany(session) && (
        <NewsPanel title={t('companyNews')} companyId={session.userCompanyId} canConfigure={canConfigure} />
      )}
      <NewsPanel
        title={session.providerName}
        companyId={providerFeed}
        canConfigure={canConfigure && isProviderStaff(session)}
      />
    </>
  );
}
