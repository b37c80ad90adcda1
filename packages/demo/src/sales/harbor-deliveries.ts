import { crewId, harborPeople } from '../harbor-people.ts';
import type { DeliveringStore, DeliveryRound } from './simulated-delivery.ts';

/** Zones of the demo that stores drive to, as often as they are named. */
const rounds: Readonly<Record<string, readonly DeliveryRound[]>> = {
  'pier-39': [
    round('Wharf', 7, 299),
    round('Wharf', 7, 299),
    round('The Hills', 13, 399),
    round('Embarcadero', 15, 349),
    round('Embarcadero', 15, 349),
    round('Marina', 12, 499),
  ],
  embarcadero: [round('Embarcadero', 8, 349), round('Embarcadero', 8, 349), round('The Hills', 12, 399)],
  'jack-london': [round('Jack London', 7, 299), round('Jack London', 7, 299), round('Alameda', 16, 549)],
  'navy-pier': [round('Ghent and Downtown', 10, 299)],
  seaport: [round('Seaport', 8, 349)],
  'inner-harbor': [round('Inner Harbor', 9, 299)],
};
const western = ['pier-39', 'embarcadero', 'jack-london'];

/** Where a store of the demo delivers to, and its drivers; undefined for another store. */
export function harborDeliveries(locationId: string): DeliveringStore | undefined {
  const own = rounds[locationId];
  if (own === undefined) return undefined;
  const drivers = harborPeople
    .filter(({ role, store, alsoAt }) => role === 'driver' && (store === locationId || alsoAt === locationId))
    .map((person) => ({ id: crewId(person), name: person.name }));
  return { rounds: own, drivers, partner: western.includes(locationId) ? 'Bay Couriers' : 'Tidewater Express' };
}

function round(zone: string, driveMinutes: number, fee: number): DeliveryRound {
  return { zone, driveMinutes, fee };
}
