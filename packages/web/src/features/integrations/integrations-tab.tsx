import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';
import { PanelGrid } from '../../ui/data/panel.tsx';
import { AggregatorPanel } from './aggregator-panel.tsx';
import { CardHostPanel } from './card-host-panel.tsx';

/** The outside services of a location, each for those who may. */
export function IntegrationsTab({ place }: { readonly place: NamedLocation }) {
  const session = useSession();
  const mayOrder = hasFeature(session, 'manageOnline') || hasFeature(session, 'editLocation');
  return (
    <PanelGrid>
      {mayOrder && <AggregatorPanel place={place} />}
      {hasFeature(session, 'configureCreditCards') && <CardHostPanel place={place} />}
    </PanelGrid>
  );
}
