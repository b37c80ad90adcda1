import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationFormPhrases } from '../../phrases/tenants/location-form.ts';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';

/** For somebody who typed the address; the server refuses as well. */
export function MayNot() {
  const t = usePhrases(locationFormPhrases);
  return (
    <RefusedPage title={t('back')} refusal={t('mayNot')} back={<Link to="/locations">{t('back')}</Link>}>
      {t('mayNotText')}
    </RefusedPage>
  );
}
