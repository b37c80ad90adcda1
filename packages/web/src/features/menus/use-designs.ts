import { type LocationSettings, newLocationSettings } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import { useEditor } from '../../editing/draft/editor-context.ts';

type Designs = Pick<LocationSettings, 'onlineDesign' | 'kioskDesign'>;

const usualDesigns: Designs = newLocationSettings();

/** How this level's menu looks to guests, whatever else of the settings the person may read; the usual looks while it is read. */
export function useDesigns(): Designs {
  const { companyId, tenantId } = useEditor().level;
  const { data = usualDesigns } = useQuery({
    queryKey: keys.designs(companyId, tenantId),
    queryFn: async () =>
      unwrap(
        await (tenantId === null
          ? call('companyDesigns', { params: { companyId } })
          : call('locationDesigns', { params: { locationId: tenantId }, query: { companyId } })),
      ),
    staleTime: 5 * 60_000,
  });
  return data;
}
