import { create } from 'zustand';
import type { MapPoint } from '../../../../ui/map/map-basics.ts';

/** An address whose place is known: a restaurant's own, or one that was found before. */
export type KnownAddress = { readonly text: string; readonly point: MapPoint; readonly name: string | null };

export type Tested = KnownAddress & {
  /** As it was typed. */
  readonly asked: string;
};

/** Why there is no answer. */
export type TestTrouble = 'short' | 'nothing' | 'unavailable' | 'often' | 'none';

export type TesterState = {
  readonly typed: string;
  readonly tested: Tested | null;
  /** Several that may be meant. */
  readonly choices: readonly KnownAddress[];
  readonly trouble: TestTrouble | null;
  readonly isAsking: boolean;
  /** Found in this tab by this person in this company, the last first. */
  readonly found: { readonly of: string; readonly addresses: readonly KnownAddress[] };
};

const noTest = { typed: '', tested: null, choices: [], trouble: null, isAsking: false };

/** The address that is tested. Addresses are people's: they are kept only in this tab. */
export const useTester = create<TesterState>(() => ({ ...noTest, found: { of: '', addresses: [] } }));

export function forgetTest(): void {
  useTester.setState(noTest);
}

export function typeAddress(typed: string): void {
  useTester.setState({ typed, choices: [], trouble: null, isAsking: false, ...(typed === '' && { tested: null }) });
}

const mostFound = 50;

/** The test of an address that is known by now, remembered under the person who asked. */
export function testKnown(asked: string, known: KnownAddress, of: string): void {
  const { found } = useTester.getState();
  const before = found.of === of ? found.addresses.filter(({ text }) => text !== known.text) : [];
  const addresses = known.name === null ? [known, ...before].slice(0, mostFound) : before;
  useTester.setState({ ...noTest, typed: known.text, tested: { ...known, asked }, found: { of, addresses } });
}
