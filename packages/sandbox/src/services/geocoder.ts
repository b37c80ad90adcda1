import { type JsonService, type ServiceAnswer, startJsonService } from './json-service.ts';
import { type Street, streets } from './streets.ts';

export interface GeocoderSandbox {
  readonly service: JsonService;
  /** Its search, with `{text}` and `{viewbox}` where they go. */
  readonly searchUrl: string;
}

/** A place as Nominatim answers it (`format=jsonv2`), as far as it is read. */
interface FoundAddress {
  readonly display_name: string;
  readonly lat: string;
  readonly lon: string;
}

/** A stand-in for a Nominatim server that knows some streets around the restaurants of the demo, and where their numbers lie. */
export async function startGeocoderSandbox(): Promise<GeocoderSandbox> {
  const service = await startJsonService(({ url }) => answerSearch(url));
  return { service, searchUrl: `${service.url}/search?format=jsonv2&limit=6&q={text}&viewbox={viewbox}` };
}

function answerSearch({ pathname, searchParams }: URL): ServiceAnswer {
  if (pathname !== '/search') return { status: 404, body: { error: { code: 404, message: 'Page not found' } } };
  const found = search(searchParams.get('q') ?? '').toSorted(
    nearestTo(middleOf(searchParams.get('viewbox')) ?? [0, 0]),
  );
  return { status: 200, body: found.slice(0, Number(searchParams.get('limit') ?? 10)) };
}

/** `1450 Grant Ave, San Francisco`: a number, a street, and maybe some of its town. */
function search(text: string): readonly FoundAddress[] {
  const [, number = '', rest = ''] = /^\s*(\d{1,5})\s+(.+)$/.exec(text) ?? [];
  const words = wordsOf(rest);
  if (words.length === 0) return [];
  return streets
    .filter((street) => isMeant(street, words))
    .map((street) => placeOn(street, Number(number)))
    .filter((place) => place !== undefined);
}

function isMeant({ name, city, state, postcode }: Street, asked: readonly string[]): boolean {
  const street = wordsOf(name);
  const town = [...wordsOf(`${city} ${state.name} ${state.code} ${postcode}`), 'usa', 'us', 'united', 'states'];
  const isStreet = street.every((word, at) => asked[at] === word);
  return isStreet && asked.slice(street.length).every((word) => town.includes(word));
}

function placeOn({ name, city, state, postcode, from, to }: Street, number: number): FoundAddress | undefined {
  const share = (number - from.number) / (to.number - from.number);
  if (share < 0 || share > 1) return undefined;
  const between = (one: number, other: number) => (one + (other - one) * share).toFixed(6);
  return {
    display_name: `${number}, ${name}, ${city}, ${state.name}, ${postcode}, United States`,
    lat: between(from.at[0], to.at[0]),
    lon: between(from.at[1], to.at[1]),
  };
}

/** `west,north,east,south` */
function middleOf(viewbox: string | null): readonly [number, number] | undefined {
  const [west, north, east, south] = (viewbox ?? '').split(',').map(Number);
  if (west === undefined || north === undefined || east === undefined || south === undefined) return undefined;
  return [(south + north) / 2, (west + east) / 2];
}

function nearestTo([north, east]: readonly [number, number]) {
  const away = ({ lat, lon }: FoundAddress) => (Number(lat) - north) ** 2 + (Number(lon) - east) ** 2;
  return (one: FoundAddress, other: FoundAddress) => away(one) - away(other);
}

const shortWords: Readonly<Record<string, string>> = {
  ave: 'avenue',
  st: 'street',
  blvd: 'boulevard',
  w: 'west',
  e: 'east',
};

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => shortWords[word] ?? word);
}
