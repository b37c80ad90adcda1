import { type Change, changesAt, type Path } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { screenNames, screenSections } from '../../../editing/settings-search/screen-sections.ts';

/** Where locations keep nothing for themselves any more. */
export type ResetChoice = {
  readonly companyId: string;
  /** Sections of the location settings, or parts of them: `printing.printers`. */
  readonly places: readonly string[];
};

/** The settings to copy, and the location they come from. */
export type CopyChoice = ResetChoice & { readonly from: string };

/** The changes that a location keeps for itself, of the sections that the person may read. */
export function ownSettingsQuery(companyId: string, locationId: string | null) {
  return queryOptions({
    queryKey: keys.ownSettings(companyId, locationId),
    enabled: locationId !== null,
    queryFn: async ({ signal }) => {
      const asked = { params: { locationId: locationId ?? '' }, query: { companyId }, signal };
      const { override } = unwrap(await call('getLocationSettings', asked));
      return override?.changes ?? [];
    },
    staleTime: 0,
  });
}

export type OwnScreen = {
  readonly name: (typeof screenNames)[keyof typeof screenNames];
  readonly places: readonly string[];
  /** How many changes are kept there. */
  readonly count: number;
};

/** The screens where some locations keep something of their own, of the sections that the person may read there. */
export async function countOwnScreens(
  companyId: string,
  locationIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly OwnScreen[]> {
  const body = { places: [...allPlaces], locationIds: [...locationIds] };
  const counts = unwrap(await call('countOwnSettings', { params: { companyId }, body, signal }));
  const changesOf = new Map(counts.map(({ place, changes }) => [place, changes]));
  return screensCounted((places) => places.reduce((sum, place) => sum + (changesOf.get(place) ?? 0), 0));
}

/** In the order of the navigation. */
const screens = [
  '/locationSettings/hours',
  '/locationSettings/orderTypes',
  '/locationSettings/deliverySettings',
  '/locationSettings/payments',
  '/locationSettings/creditAndGift',
  '/locationSettings/thriveOnline',
  '/locationSettings/tableAndBar',
  '/locationSettings/marketing',
  '/locationSettings/mobileApp',
  '/locationSettings/posDesign',
  '/locationSettings/onlineDesign',
  '/kiosk/design',
  '/locationSettings/stations',
  '/locationSettings/printers',
  '/locationSettings/printerOptions',
  '/locationSettings/cashDrawers',
] as const satisfies readonly (keyof typeof screenSections)[];

/** The places of all screens, as the server counts them. */
const allPlaces: readonly string[] = [...new Set(screens.flatMap((screen) => [...screenSections[screen]]))];

/** The screens where a location keeps something of its own. */
export function screensWith(changes: readonly Change[]): readonly OwnScreen[] {
  return screensCounted((places) => changesAt(changes, places.map(pathOf)).length);
}

/** The screens where this counts some changes. */
function screensCounted(countAt: (places: readonly string[]) => number): readonly OwnScreen[] {
  return screens
    .map((screen) => {
      const places: readonly string[] = screenSections[screen];
      return { name: screenNames[screen], places, count: countAt(places) };
    })
    .filter(({ count }) => count > 0);
}

function pathOf(place: string): Path {
  return place.split('.');
}
