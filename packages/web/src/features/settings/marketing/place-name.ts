import { type PlaceList, US_STATES } from '@servery/domain';

/** A state by its name, everything else as it is written. */
export function placeName(list: PlaceList, place: string): string {
  if (list !== 'states') return place;
  return US_STATES.find(({ code }) => code === place)?.name ?? place;
}
