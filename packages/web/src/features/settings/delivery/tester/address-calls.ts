import { call } from '../../../../api/call.ts';
import type { MapPoint } from '../../../../ui/map/map-basics.ts';

type Question = {
  readonly companyId: string;
  readonly text: string;
  /** Addresses around it come first. */
  readonly near: MapPoint | null;
  readonly signal: AbortSignal;
};

/** Where an address lies, as the installation's geocoder knows it. */
export function findAddresses({ companyId, text, near, signal }: Question) {
  return call('findAddresses', { params: { companyId }, body: { text, near }, signal, isBackground: true });
}
