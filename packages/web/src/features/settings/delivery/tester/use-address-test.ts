import { readAddressLines, readPoint } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { mapSettingsQuery } from '../../../../maps/base-map.ts';
import { useSession } from '../../../../session/session-store.ts';
import { type Places, usePlaces } from '../use-places.ts';
import { findAddresses } from './address-calls.ts';
import { forgetTest, type KnownAddress, testKnown, useTester } from './tester-store.ts';

const shortest = 3;
const mostSuggested = 8;

/** Tests an address as it is typed: by coordinates in it, by known results, or by the geocoder of the installation. */
export function useAddressTest() {
  const { companyId } = useEditor().level;
  const { userId } = useSession();
  const places = usePlaces();
  const known = useKnownAddresses(places, `${companyId} ${userId}`);
  const { data: settings } = useQuery(mapSettingsQuery);
  const asking = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      asking.current?.abort();
      forgetTest();
    },
    [],
  );
  const take = (asked: string, address: KnownAddress) => testKnown(asked, address, `${companyId} ${userId}`);
  const ask = async (text: string) => {
    const controller = new AbortController();
    asking.current = controller;
    useTester.setState({ isAsking: true, tested: null, trouble: null, choices: [] });
    const near = places.own[0]?.point ?? null;
    const result = await findAddresses({ companyId, text, near, signal: controller.signal });
    if (controller.signal.aborted) return;
    const found = result.status === 'ok' ? result.data.addresses.map(toKnown) : [];
    const [first, ...more] = found;
    if (first && more.length === 0) return take(text, first);
    const trouble = found.length > 0 ? null : troubleOf(result);
    useTester.setState({ isAsking: false, choices: found, trouble });
  };
  const test = async (typed: string) => {
    asking.current?.abort();
    const text = typed.trim();
    const address = readCoordinates(text) ?? known.find((one) => isNamed(one, text));
    if (address) return take(text, address);
    if (text.length < shortest) return useTester.setState({ trouble: 'short', tested: null });
    // Before the settings are here, the server says whether it has a geocoder.
    if (settings?.findsAddresses === false) return useTester.setState({ trouble: 'none', tested: null });
    return ask(text);
  };
  return {
    test,
    take,
    suggest: (typed: string) => suggestionsOf(known, typed),
    findsAddresses: settings?.findsAddresses,
  };
}

/** Those that were found, then the company's restaurants, those of the level first. */
function useKnownAddresses({ own, others }: Places, of: string): readonly KnownAddress[] {
  const found = useTester((state) => state.found);
  return useMemo(() => {
    const locations = [...own, ...others].map(({ name, address, point }) => ({ text: address ?? name, name, point }));
    return [...(found.of === of ? found.addresses : []), ...locations];
  }, [found, of, own, others]);
}

/** The known ones that have every typed word. */
function suggestionsOf(known: readonly KnownAddress[], typed: string): readonly KnownAddress[] {
  const words = wordsOf(typed);
  const seen = new Set<string>();
  const suggested: KnownAddress[] = [];
  for (const address of known) {
    if (suggested.length === mostSuggested) break;
    const text = ` ${wordsOf(`${address.name ?? ''} ${address.text}`).join(' ')}`;
    if (seen.has(address.text) || !words.every((word) => text.includes(` ${word}`))) continue;
    seen.add(address.text);
    suggested.push(address);
  }
  return suggested;
}

function isNamed({ text, name }: KnownAddress, typed: string): boolean {
  const asked = wordsOf(typed).join(' ');
  return asked !== '' && (wordsOf(text).join(' ') === asked || (name !== null && wordsOf(name).join(' ') === asked));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `37.8, -122.4`, or an address that ends with them. */
function readCoordinates(text: string): KnownAddress | undefined {
  const point = readPoint(text);
  if (point) return { text, point, name: null };
  const { addresses } = readAddressLines(text);
  const [only] = addresses;
  return only && addresses.length === 1 ? { ...only, name: null } : undefined;
}

function toKnown({ text, latitude, longitude }: { text: string; latitude: number; longitude: number }): KnownAddress {
  return { text, point: { latitude, longitude }, name: null };
}

function troubleOf(result: Awaited<ReturnType<typeof findAddresses>>) {
  if (result.status === 'ok') return 'nothing';
  if (result.status !== 'failed') return 'unavailable';
  if (result.httpStatus === 429) return 'often';
  return result.code === 'NOT_CONFIGURED' ? 'none' : 'unavailable';
}
