import {
  fieldsOfShape,
  type LocationSettings,
  newDeliveryZone,
  newInvalidAddress,
  readPath,
  readPoint,
  type ZoneShape,
} from '@servery/domain';

type Delivery = Pick<LocationSettings, 'deliveryArea' | 'deliverySettings' | 'invalidAddresses' | 'driverManagement'>;

/** Where Harbor Pizza Co. delivers to around its restaurants, for how much, and who drives. */
export function harborDelivery({ deliverySettings, driverManagement }: LocationSettings): Delivery {
  return {
    deliveryArea: {
      enforceInPos: true,
      zones: [
        zone(
          'wharf',
          'Wharf',
          '2.99',
          '#0b7a74',
          polygon('37.8022,-122.4247 37.8105,-122.4222 37.8092,-122.4088 37.8047,-122.4072'),
        ),
        zone(
          'hills',
          'The Hills',
          '3.99',
          '#335c99',
          polygon('37.7905,-122.4229 37.8022,-122.4247 37.8047,-122.4072 37.7955,-122.4048 37.7918,-122.4105'),
        ),
        zone(
          'embarcadero',
          'Embarcadero',
          '3.49',
          '#8a4b14',
          polygon(
            '37.7955,-122.4048 37.8047,-122.4072 37.8092,-122.4088 37.8066,-122.4032 37.7935,-122.3905 37.7862,-122.3876 37.7838,-122.3968',
          ),
        ),
        zone('marina', 'Marina', '4.99', '#4a6b1a', circle('37.8031,-122.4365', 900)),
        zone('oakland', 'Jack London', '2.99', '#6b4a8a', rectangle('37.7895,-122.2885 37.8060,-122.2640')),
        zone(
          'alameda',
          'Alameda',
          '5.49',
          '#8a6d00',
          polygon('37.7880,-122.2850 37.7905,-122.2700 37.7805,-122.2480 37.7690,-122.2560 37.7745,-122.2800'),
        ),
        zone('norfolk', 'Ghent and Downtown', '2.99', '#2f6f8f', circle('36.8522,-76.2930', 2200)),
        zone('boston', 'Seaport', '3.49', '#b0304a', rectangle('42.3420,-71.0560 42.3600,-71.0260')),
        zone('baltimore', 'Inner Harbor', '2.99', '#335c99', circle('39.2854,-76.6131', 1800)),
      ],
    },
    deliverySettings: {
      ...deliverySettings,
      chargeCustomerMode: 'BY_ZONE',
      orderMinimum: { enabled: true, value: '20.00' },
      virtualZones: [
        newDeliveryZone({ id: 'zone-ferry', name: 'Ferry crews', type: 'virtual', allowOnline: false }),
        newDeliveryZone({ id: 'zone-concierge', name: 'Hotel concierge', type: 'virtual', deliveryFee: '1.50' }),
      ],
    },
    invalidAddresses: [
      newInvalidAddress({
        id: 'address-lighthouse',
        houseNumber: '1',
        streetName: 'Lighthouse Rock',
        city: 'San Francisco',
        state: 'CA',
        postalCode: '94133',
        note: 'No bridge, no boat.',
        lastUpdated: { userId: 'usr-dana', userDisplayName: 'Dana Whitfield', dateTimestamp: 1_795_200_000 },
      }),
    ],
    driverManagement: { ...driverManagement, latenessMinutes: { oneOrder: 25, twoOrders: 35, threeOrders: 45 } },
  };
}

function zone(id: string, name: string, deliveryFee: string, fillColor: string, shape: ZoneShape) {
  return newDeliveryZone({ id: `zone-${id}`, name, deliveryFee, fillColor, ...fieldsOfShape(shape) });
}

function polygon(path: string): ZoneShape {
  return { type: 'polygon', points: readPath(path) ?? [] };
}

function circle(middle: string, radius: number): ZoneShape {
  return { type: 'circle', center: readPoint(middle) ?? nowhere, radius };
}

function rectangle(corners: string): ZoneShape {
  const [southWest = nowhere, northEast = nowhere] = readPath(corners) ?? [];
  return { type: 'rectangle', southWest, northEast };
}

const nowhere = { latitude: 0, longitude: 0 };
