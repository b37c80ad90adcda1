import type { CopyGroup } from '@servery/contract';
import { type Change, changesAt, type Path } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { screenNames, screenSections } from '../../../editing/settings-search/screen-sections.ts';

/** What is copied, and from where. */
export type CopyChoice = {
  readonly companyId: string;
  readonly from: string;
  /** Sections of the location settings, or parts of them: `printing.printers`. */
  readonly places: readonly string[];
};

/** A location with the version of what it keeps. */
export type OverrideVersion = CopyGroup['locations'][number];

/** What a location keeps for itself, of the sections that the person may read. */
export function ownSettingsQuery(companyId: string, locationId: string | null) {
  return queryOptions({
    queryKey: ['settings-copy', companyId, locationId],
    enabled: locationId !== null,
    queryFn: async ({ signal }) => {
      const asked = { params: { locationId: locationId ?? '' }, query: { companyId }, signal };
      const { override } = unwrap(await call('getLocationSettings', asked));
      return override?.changes ?? [];
    },
    staleTime: 0,
  });
}

export type CopiedScreen = {
  readonly name: (typeof screenNames)[keyof typeof screenNames];
  readonly places: readonly string[];
  /** How many changes the location keeps there. */
  readonly count: number;
};

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

/** The screens where a location keeps something of its own. */
export function screensWith(changes: readonly Change[]): readonly CopiedScreen[] {
  return screens
    .map((screen) => {
      const places: readonly string[] = screenSections[screen];
      return { name: screenNames[screen], places, count: changesAt(changes, places.map(pathOf)).length };
    })
    .filter(({ count }) => count > 0);
}

function pathOf(place: string): Path {
  return place.split('.');
}
