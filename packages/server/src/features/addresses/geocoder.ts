import { addressLimits, type FoundAddress } from '@servery/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createServiceClient } from '../../platform/outbound/service-client.ts';

export interface GeocoderOptions {
  /** `https://host/search?format=jsonv2&q={text}&viewbox={viewbox}`; empty: there is none. */
  readonly template: string;
  /** How it introduces itself, as the operators of such services ask for. */
  readonly agent: string;
  readonly logger: FastifyBaseLogger;
}

/** Degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Question {
  readonly text: string;
  /** Addresses around it come first. */
  readonly near: Point | null;
}

export interface Geocoder {
  readonly isConfigured: boolean;
  /** The addresses that are meant, the likeliest first; undefined when the service does not answer. */
  find(question: Question): Promise<readonly FoundAddress[] | undefined>;
}

/** Somebody waits at a screen for it. */
const answerWithinMillis = 4000;
const kept = { max: 5000, ttl: 24 * 3_600_000 };
/** Around a store, about 17 miles to each side. Degrees. */
const around = 0.25;

/** Asks a Nominatim-compatible service; answers are kept in memory for a day. */
export function createGeocoder({ template, agent, logger }: GeocoderOptions): Geocoder {
  const { baseUrl, parameters } = readTemplate(template);
  const client = createServiceClient({
    name: 'geocoder',
    baseUrl,
    logger,
    timeoutMillis: answerWithinMillis,
    asksAgain: false,
  });
  const known = new LRUCache<string, readonly FoundAddress[]>(kept);
  return {
    isConfigured: client.isConfigured,
    find: async (question) => {
      const query = fill(parameters, question);
      const key = JSON.stringify(query).toLowerCase();
      const before = known.get(key);
      if (before !== undefined) return before;
      const headers = { 'user-agent': agent, 'accept-language': 'en-US' };
      const answer = await client.call({ method: 'GET', path: [], query, headers });
      const found = answer.kind === 'answer' && answer.status === 200 ? readPlaces(answer.body) : undefined;
      if (found !== undefined) known.set(key, found);
      return found;
    },
  };
}

type Parameters = readonly (readonly [name: string, value: string])[];

function readTemplate(template: string): { readonly baseUrl: string; readonly parameters: Parameters } {
  if (template === '') return { baseUrl: '', parameters: [] };
  const url = new URL(template);
  return { baseUrl: `${url.origin}${url.pathname}`, parameters: [...url.searchParams] };
}

/** The parameters of a question; without a place near by, those that need one are left out. */
function fill(parameters: Parameters, { text, near }: Question): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | undefined>> = {
    '{text}': text.trim().replace(/\s+/g, ' '),
    '{viewbox}': near === null ? undefined : viewboxAround(near),
  };
  const filled = parameters.map(([name, value]) => [name, value in values ? values[value] : value] as const);
  return Object.fromEntries(filled.filter((one): one is readonly [string, string] => one[1] !== undefined));
}

/** `west,north,east,south`, the way Nominatim takes it; a whole degree has four decimals of ten meters. */
function viewboxAround({ latitude, longitude }: Point): string {
  const sides = [longitude - around, latitude + around, longitude + around, latitude - around];
  return sides.map((side) => Number(side.toFixed(4))).join(',');
}

const placesSchema = z.array(z.unknown()).max(1000);
/** Nominatim writes degrees as text, others as numbers. */
const placeSchema = z.object({
  display_name: z.string().trim().min(1),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});

/** Undefined for a value that is no list; a place that cannot be read is left out, and so is one that has the name of another. */
function readPlaces(body: unknown): readonly FoundAddress[] | undefined {
  const places = placesSchema.safeParse(body);
  if (!places.success) return undefined;
  const found = new Map<string, FoundAddress>();
  for (const place of places.data) {
    const read = placeSchema.safeParse(place);
    if (!read.success) continue;
    const { display_name: name, lat: latitude, lon: longitude } = read.data;
    const text = name.slice(0, addressLimits.longest);
    if (!found.has(text)) found.set(text, { text, latitude, longitude });
  }
  return [...found.values()].slice(0, addressLimits.found);
}
