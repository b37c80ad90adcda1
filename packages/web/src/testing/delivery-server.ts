import { fieldsOfShape, newDeliveryZone, newInvalidAddress, readPath } from '@servery/domain';
import { expect } from 'vitest';
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

/** Waits until the map is drawn. */
export const mapReady = () =>
  expect
    .poll(() => document.querySelector('section[aria-label="Map of the delivery zones"][data-ready]'), {
      timeout: 15_000,
    })
    .not.toBeNull();

/** A company that delivers to a polygon and a circle beside it, by zone and from $20.00 on, and not to one rock. */
export function deliveryServer(): SettingsServer {
  const server = new SettingsServer();
  server.put(['deliveryArea', 'zones', { id: 'wharf' }], wharf);
  server.put(['deliveryArea', 'zones', { id: 'marina' }], marina);
  server.put(['deliverySettings', 'virtualZones', { id: 'hotel' }], hotel);
  server.put(['deliverySettings', 'orderMinimum'], { enabled: true, value: '20.00' });
  server.put(['deliverySettings', 'chargeCustomerMode'], 'BY_ZONE');
  server.put(['invalidAddresses', { id: 'rock' }], rock);
  return server;
}
