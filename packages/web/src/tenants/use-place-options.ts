import { placeOfTag } from '@servery/domain';
import { useMemo } from 'react';
import { usePhrases } from '../phrases/phrases.ts';
import { placesPhrases } from '../phrases/tenants/places.ts';
import { useSession } from '../session/session-store.ts';

export type PlaceOption = { readonly id: string; readonly name: string };

/** The places by which tickets and reports are filtered: groups, tags of locations, locations, each by name. Nothing where the reader has one location only. */
export function usePlaceOptions(): readonly PlaceOption[] {
  const t = usePhrases(placesPhrases);
  const { accessibleTenants } = useSession();
  return useMemo(() => {
    const placesOf = (kind: string): readonly PlaceOption[] =>
      accessibleTenants
        .filter(({ type }) => type === kind)
        .map(({ id, name }) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    const locations = placesOf('LOCATION');
    if (locations.length < 2) return [];
    const tags = [...new Set(accessibleTenants.flatMap((tenant) => tenant.tags))].toSorted();
    const ofTags = tags.map((tag) => ({ id: placeOfTag(tag), name: t('tag', { name: tag }) }));
    return [...placesOf('GROUP'), ...ofTags, ...locations];
  }, [accessibleTenants, t]);
}
