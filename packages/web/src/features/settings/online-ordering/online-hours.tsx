import { Link } from '@tanstack/react-router';
import { useIsWithheld } from '../../../editing/fields/use-is-withheld.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineOrderingPhrases } from '../../../phrases/settings/online-ordering.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Section } from '../../../ui/layout/pane/section.tsx';

/** The source of the online hours; people who may change them are led there. */
export function OnlineHours() {
  const t = usePhrases(onlineOrderingPhrases);
  const session = useSession();
  const isSame = useSettings(({ hours }) => hours.onlineSameAsStore);
  // The values in place of hours that this person may not read say nothing.
  if (useIsWithheld(['hours'])) return null;
  return (
    <Section title={t('hours')}>
      <p>
        {t(isSame ? 'hoursSame' : 'hoursOwn')}{' '}
        {hasFeature(session, 'accessConfigurationOptions') && <Link to="/locationSettings/hours">{t('toHours')}</Link>}
      </p>
    </Section>
  );
}
