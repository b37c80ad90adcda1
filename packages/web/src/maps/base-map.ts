import { queryOptions } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

/** The map checks the rest of a style where it draws it; here it is told from an answer that is none. */
const styleSchema = z.custom<StyleSpecification>(
  (value) => typeof value === 'object' && value !== null && 'version' in value && 'layers' in value,
);

/** The map settings of the installation: the style of a base map, and whether addresses are found. */
export const mapSettingsQuery = queryOptions({
  queryKey: keys.mapSettings(),
  queryFn: async ({ signal }) => unwrap(await call('consoleSettings', { isBackground: true, isQuiet: true, signal })),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The base map below the drawing; null where none is configured. */
export type BaseMap = { readonly style: StyleSpecification | null; readonly hasFailed: boolean };

/** The style of the installation's base map. One that cannot be had leaves the map without ground, and is said. */
export const baseMapQuery = queryOptions({
  queryKey: keys.baseMap(),
  queryFn: async ({ client, signal }): Promise<BaseMap> => {
    try {
      const { mapStyleUrl } = await client.fetchQuery(mapSettingsQuery);
      if (mapStyleUrl === null) return { style: null, hasFailed: false };
      const answer = await fetch(mapStyleUrl, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
      return { style: styleSchema.parse(await answer.json()), hasFailed: false };
    } catch (error) {
      console.warn(error);
      return { style: null, hasFailed: true };
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
