import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationFormPhrases } from '../../phrases/tenants/location-form.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';

/** For somebody who typed the address; the server refuses as well. */
export function MayNot() {
  const t = usePhrases(locationFormPhrases);
  return (
    <Page>
      <PageHeader title={t('back')} back={<Link to="/locations">{t('back')}</Link>} />
      <EmptyState title={t('mayNot')}>{t('mayNotText')}</EmptyState>
    </Page>
  );
}
