import { useParams } from '@tanstack/react-router';
import { IntegrationsTab } from '../../features/integrations/integrations-tab.tsx';
import { LicensesTab } from '../../features/licensing/licenses-tab.tsx';
import { LocationPage } from '../../features/locations/page/location-page.tsx';
import type { MoreTab } from '../../features/locations/page/more-tab.ts';
import type { StoreScreen } from '../../features/locations/page/store-screens.tsx';
import { integrationsPhrases } from '../../phrases/integrations.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { licensingPhrases } from '../../phrases/tenants/licensing.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useNavigationAt } from '../navigation/use-navigation.ts';

const forIntegrations = ['manageOnline', 'editLocation', 'configureCreditCards'] as const;

/** The page of a location with the tabs of licensing and of outside services. */
export function LocationWithTabs() {
  const licences = usePhrases(licensingPhrases);
  const integrations = usePhrases(integrationsPhrases);
  const session = useSession();
  const tabs: readonly MoreTab[] = [
    { id: 'licences', title: licences('title'), content: (place) => <LicensesTab place={place} /> },
    ...(forIntegrations.some((feature) => hasFeature(session, feature))
      ? [
          {
            id: 'integrations',
            title: integrations('title'),
            content: (place) => <IntegrationsTab place={place} />,
          } satisfies MoreTab,
        ]
      : []),
  ];
  return <LocationPage more={tabs} screens={useStoreScreens()} />;
}

const screenIds = ['menuItems', 'hoursForm', 'deliverySettingsForm'] as const;

/** The screens that the navigation would have for this person at the location of the address. */
function useStoreScreens(): readonly StoreScreen[] {
  const { id: locationId = '' } = useParams({ strict: false });
  const entries = useNavigationAt(locationId).flatMap((group) => [...group.entries]);
  return screenIds.flatMap((id) => entries.filter((entry) => entry.id === id).map(({ path }) => ({ id, path })));
}
