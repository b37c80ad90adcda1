import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationsPhrases } from '../../phrases/tenants/locations.ts';
import { syncStatusQuery } from '../../publishing/sync-status.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { ListPane } from '../../ui/layout/pane/list-pane.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { LocationList } from './list/location-list.tsx';

/** RT-34, NG-13: every location the user may access. */
export function LocationsPage() {
  const t = usePhrases(locationsPhrases);
  const session = useSession();
  const { userCompanyId } = session;
  const query = useQuery(syncStatusQuery(userCompanyId));
  const { data } = query;
  const locations = useMemo(() => (data ?? []).filter(({ type }) => type === 'LOCATION'), [data]);
  return (
    <ListPane
      title={t('title')}
      count={locations.length}
      actions={
        <>
          {(hasFeature(session, 'addLocation') || hasFeature(session, 'editLocation')) && <ImportLocations />}
          {hasFeature(session, 'addLocation') && <AddLocation />}
        </>
      }
      query={query}
      failed={[t('failed'), t('failedHint')]}
      rows={8}
    >
      <LocationList locations={locations} />
    </ListPane>
  );
}

const LocationImport = lazy(() => import('./import/location-import.tsx').then((m) => ({ default: m.LocationImport })));

function ImportLocations() {
  const t = usePhrases(locationsPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <LeadsToChange>
      <Button leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('importCsv')}
      </Button>
      <Suspense fallback={null}>{isOpen && <LocationImport onClose={() => setOpen(false)} />}</Suspense>
    </LeadsToChange>
  );
}

function AddLocation() {
  const t = usePhrases(locationsPhrases);
  const navigate = useNavigate();
  const { group } = useSearch({ strict: false });
  return (
    <LeadsToChange>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => navigate({ to: '/locations/add', search: (before: object) => ({ ...before, group }) })}
      >
        {t('addLocation')}
      </Button>
    </LeadsToChange>
  );
}
