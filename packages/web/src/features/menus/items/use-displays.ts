import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../../api/api-result.ts';
import { useEditor } from '../../../configuration/editor-context.ts';
import { completeLayers } from '../../../configuration/load-document.ts';
import { locationSettingsDocument } from '../../../configuration/location-settings-document.ts';

const displaysSchema = z.catch(
  z.object({ displays: z.array(z.looseObject({ id: z.string(), name: z.catch(z.string(), '') })) }),
  { displays: [] },
);

export type Display = { readonly id: string; readonly name: string };

/** The kitchen displays that the settings of this level name. Only read: nothing is saved. */
export function useDisplays(): readonly Display[] {
  const { level } = useEditor();
  const { data } = useQuery({
    queryKey: ['kitchen-displays', level.companyId, level.tenantId],
    queryFn: async () => {
      const layers = unwrap(await locationSettingsDocument.load(level, null));
      const { saved } = completeLayers(locationSettingsDocument, level, layers, {});
      return displaysSchema.parse(saved).displays;
    },
    staleTime: 5 * 60_000,
  });
  return data?.map(({ id, name }) => ({ id, name: name || id })) ?? [];
}
