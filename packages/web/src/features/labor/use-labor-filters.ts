import { laborKinds } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { type LaborFilters, laborViews } from './labor-calls.ts';

const noFilters = { view: undefined, kind: undefined, location: undefined, text: undefined };

/** The filters, kept in the address. */
export function useLaborFilters() {
  const keep = useKeepInAddress();
  const { view, kind, location, text } = useSearch({ strict: false });
  const filters: LaborFilters = {
    view: laborViews.find((one) => one === view),
    kind: laborKinds.find((one) => one === kind),
    location: location || undefined,
    text: text || undefined,
  };
  const isAny = Object.values(filters).some((value) => value !== undefined);
  return { filters, keep, clear: () => keep(noFilters), isAny };
}
