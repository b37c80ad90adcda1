import { queryOptions } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { z } from 'zod/mini';
import { request } from '../api/request.ts';

const settingsSchema = z.object({ mapStyleUrl: z.nullable(z.string()) });
const styleSchema = z.custom<StyleSpecification>(
  (value) => typeof value === 'object' && value !== null && 'version' in value && 'layers' in value,
);

/** The base map below what is drawn; null where none is configured. */
export type BaseMap = { readonly style: StyleSpecification | null; readonly hasFailed: boolean };

/** The style of the installation's base map. One that cannot be had leaves the map without ground, and is said. */
export const baseMapQuery = queryOptions({
  queryKey: ['base-map'],
  queryFn: async ({ signal }): Promise<BaseMap> => {
    const answer = await request({
      path: '/api/console/settings',
      schema: settingsSchema,
      isBackground: true,
      isQuiet: true,
    });
    const url = answer.status === 'ok' ? answer.data.mapStyleUrl : null;
    return url === null ? { style: null, hasFailed: false } : readStyle(url, signal);
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

async function readStyle(url: string, signal: AbortSignal): Promise<BaseMap> {
  try {
    const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    return { style: styleSchema.parse(await answer.json()), hasFailed: false };
  } catch (error) {
    console.warn(error);
    return { style: null, hasFailed: true };
  }
}
