import {
  type AddressLines,
  createDeliveryTester,
  type DeliveryAnswer,
  readAddressLines,
  type TestedAddress,
} from '@servery/domain';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import type { MapMark } from '../../../../ui/map/zone-map-types.ts';

type Tested = { readonly text: string; readonly read: AddressLines };

const nothing: Tested = { text: '', read: { addresses: [], problems: [] } };

/** The addresses that are tried out. They are personal data and are kept only in this page. */
export const useTestedAddresses = create<Tested>(() => nothing);

export function testAddresses(text: string): void {
  useTestedAddresses.setState({ text, read: readAddressLines(text) });
}

export function forgetTestedAddresses(): void {
  useTestedAddresses.setState(nothing);
}

export type TestResult = { readonly address: TestedAddress; readonly answer: DeliveryAnswer };

/** The answer of the draft for each address. */
export function useTestResults(): readonly TestResult[] {
  const { addresses } = useTestedAddresses((tested) => tested.read);
  const deliveryArea = useSettings((settings) => settings.deliveryArea);
  const deliverySettings = useSettings((settings) => settings.deliverySettings);
  const invalidAddresses = useSettings((settings) => settings.invalidAddresses);
  return useMemo(() => {
    const answerOf = createDeliveryTester({ deliveryArea, deliverySettings, invalidAddresses });
    return addresses.map((address) => ({ address, answer: answerOf(address) }));
  }, [addresses, deliveryArea, deliverySettings, invalidAddresses]);
}

export function useTestMarks(): readonly MapMark[] {
  const results = useTestResults();
  return useMemo(
    () =>
      results.map(({ address: { point }, answer: { isTakenOnline, verdict } }) => {
        if (isTakenOnline) return { point, state: 'good' as const };
        return { point, state: verdict === 'NOT_ONLINE' ? ('partly' as const) : ('bad' as const) };
      }),
    [results],
  );
}
