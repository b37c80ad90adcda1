import { fieldsOfShape, newDeliveryZone, newInvalidAddress, readPath } from '@servery/domain';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildLocation } from '../locations.ts';
import { SettingsServer } from './settings-server.ts';

export const wharf = newDeliveryZone({
  id: 'wharf',
  name: 'Wharf',
  deliveryFee: '2.99',
  ...fieldsOfShape({
    type: 'polygon',
    points: readPath('37.80,-122.42 37.81,-122.42 37.81,-122.40 37.80,-122.40') ?? [],
  }),
});
const marina = newDeliveryZone({
  id: 'marina',
  name: 'Marina',
  type: 'circle',
  center: '37.805,-122.44',
  radius: '804.7',
});
const hotel = newDeliveryZone({ id: 'hotel', name: 'Hotel', type: 'virtual' });
const rock = newInvalidAddress({ id: 'rock', houseNumber: '1', streetName: 'Lighthouse Rock', city: 'San Francisco' });

/** A browser that cannot draw maps, for tests of nothing that lies on one: the first frames of a map cost a core three seconds. */
export const withoutMaps = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** Waits until the map is drawn. */
export const mapReady = () =>
  expect
    .poll(() => document.querySelector('section[aria-label="Map of the delivery zones"][data-ready]'), {
      timeout: 15_000,
    })
    .not.toBeNull();

const places = [
  buildLocation({
    id: 'pier-39',
    groupId: 'bay-area',
    latitude: 37.8087,
    longitude: -122.4098,
  }),
  buildLocation({
    id: 'seaport',
    name: 'Seaport',
    groupId: null,
    address: '88 Harbor Way, Boston, MA 02210',
    latitude: 42.3519,
    longitude: -71.0446,
  }),
];

type MapSettings = { readonly mapStyleUrl?: string; readonly findsAddresses?: boolean };

/** Sets the map configuration of the installation. */
export function setMaps(server: SettingsServer, { mapStyleUrl, findsAddresses = false }: MapSettings): void {
  const settings = { redirectOrigins: [], mapStyleUrl: mapStyleUrl ?? null, findsAddresses };
  server.fixed.set('GET /api/console/settings', () => settings);
}

export async function openTab(name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** The coordinates of the zone whose row is open. */
export async function openOutline(): Promise<void> {
  await page.getByText('Outline in coordinates').click();
}

/** A company that delivers to a polygon and a circle beside it, by zone and from $20.00 on, and not to one rock. */
export function deliveryServer(): SettingsServer {
  const server = new SettingsServer();
  server.put(['deliveryArea', 'zones', { id: 'wharf' }], wharf);
  server.put(['deliveryArea', 'zones', { id: 'marina' }], marina);
  server.put(['deliverySettings', 'virtualZones', { id: 'hotel' }], hotel);
  server.put(['deliverySettings', 'orderMinimum'], { enabled: true, value: '20.00' });
  server.put(['deliverySettings', 'chargeCustomerMode'], 'BY_ZONE');
  server.put(['invalidAddresses', { id: 'rock' }], rock);
  server.fixed.set('GET /api/tenants/harbor/any', () => places);
  setMaps(server, {});
  return server;
}
