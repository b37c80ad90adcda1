import { formatPhone } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { LocationContact } from '../../../publishing/location-contact.tsx';
import { ownZone, storeMoment } from '../../../publishing/store-time.ts';
import { syncStatusQuery } from '../../../publishing/sync-status.ts';
import { groupNameOf } from '../../../session/group-name.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import type { TenantRecord } from '../../../tenants/tenant-calls.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { Panel, PanelBody, PanelGrid } from '../../../ui/data/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LocationDetail } from '../location-detail.tsx';
import { StaffPanel } from './staff-panel.tsx';
import { type StoreScreen, StoreScreens } from './store-screens.tsx';

const licences = ['online', 'delivery', 'tableService'] as const;

type OverviewTabProps = { readonly location: TenantRecord; readonly screens: readonly StoreScreen[] };

/** The known facts of the location, and the versions that are published and run there. */
export function OverviewTab({ location, screens }: OverviewTabProps) {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const { userCompanyId, accessibleTenants } = session;
  const sync = useQuery(syncStatusQuery(userCompanyId)).data?.find(({ id }) => id === location.id);
  const group = groupNameOf(accessibleTenants, location.groupId, t('noGroup'));
  const held = [
    ...licences.filter((license) => location.licences[license]).map((license) => t(license)),
    ...(location.kioskActive ? [t('kiosk')] : []),
  ];
  const isOwnZone = location.timezone === ownZone;
  return (
    <Stack gap={5} maxWidth={1080}>
      <StoreScreens locationId={location.id} screens={screens} />
      <PanelGrid>
        <Panel title={t('details')}>
          <Facts>
            {group !== null && <Fact name={t('group')}>{group}</Fact>}
            <Fact name={t('address')}>{location.address ?? t('nothingSet')}</Fact>
            {location.tags.length > 0 && <Fact name={t('tags')}>{location.tags.join(', ')}</Fact>}
            {location.latitude != null && location.longitude != null && (
              <Fact name={t('position')}>{`${location.latitude}, ${location.longitude}`}</Fact>
            )}
            <Fact name={t('phone')}>{location.phone ? formatPhone(location.phone) : t('nothingSet')}</Fact>
            <Fact name={t('timezone')}>{location.timezone}</Fact>
            {!isOwnZone && <Fact name={t('storeTime')}>{storeMoment(Date.now(), location.timezone)}</Fact>}
            <Fact name={t('licences')}>{held.length > 0 ? held.join(', ') : t('none')}</Fact>
            <Fact name={t('contact')}>
              <LocationContact lastPing={location.lastPing} />
            </Fact>
            <Fact name={t('posVersion')}>{location.softwareVersion ?? '–'}</Fact>
          </Facts>
        </Panel>
        {sync && (
          <Panel title={t('publish')}>
            <PanelBody>
              <LocationDetail location={sync} />
            </PanelBody>
          </Panel>
        )}
      </PanelGrid>
      {mayAt(session, ['USER_ADMIN'], location.id) && <StaffPanel locationId={location.id} />}
    </Stack>
  );
}
