import { type DeliveryZone, type LocationSettings, newDeliveryZone, newInvalidAddress } from '@servery/domain';

type Delivery = Pick<LocationSettings, 'deliveryArea' | 'deliverySettings' | 'invalidAddresses' | 'driverManagement'>;

/** Where Harbor Pizza Co. delivers to around its restaurants, for how much, and its drivers. */
export function harborDelivery({ deliverySettings, driverManagement }: LocationSettings): Delivery {
  return {
    deliveryArea: {
      enforceInPos: true,
      zones: [
        zone('wharf', {
          name: 'Wharf',
          deliveryFee: '2.99',
          fillColor: '#0b7a74',
          path: '37.8022,-122.4247 37.8105,-122.4222 37.8092,-122.4088 37.8047,-122.4072',
        }),
        zone('hills', {
          name: 'The Hills',
          deliveryFee: '3.99',
          fillColor: '#335c99',
          path: '37.7905,-122.4229 37.8022,-122.4247 37.8047,-122.4072 37.7955,-122.4048 37.7918,-122.4105',
        }),
        zone('embarcadero', {
          name: 'Embarcadero',
          deliveryFee: '3.49',
          fillColor: '#8a4b14',
          path: '37.7955,-122.4048 37.8047,-122.4072 37.8092,-122.4088 37.8066,-122.4032 37.7935,-122.3905 37.7862,-122.3876 37.7838,-122.3968',
        }),
        zone('marina', {
          name: 'Marina',
          deliveryFee: '4.99',
          fillColor: '#4a6b1a',
          center: '37.8031,-122.4365',
          radius: '900',
        }),
        zone('oakland', {
          name: 'Jack London',
          deliveryFee: '2.99',
          fillColor: '#6b4a8a',
          bounds: '37.7895,-122.2885 37.806,-122.264',
        }),
        zone('alameda', {
          name: 'Alameda',
          deliveryFee: '5.49',
          fillColor: '#8a6d00',
          path: '37.788,-122.285 37.7905,-122.27 37.7805,-122.248 37.769,-122.256 37.7745,-122.28',
        }),
        zone('norfolk', {
          name: 'Ghent and Downtown',
          deliveryFee: '2.99',
          fillColor: '#2f6f8f',
          center: '36.8522,-76.293',
          radius: '2200',
        }),
        zone('boston', {
          name: 'Seaport',
          deliveryFee: '3.49',
          fillColor: '#b0304a',
          bounds: '42.342,-71.056 42.36,-71.026',
        }),
        zone('baltimore', {
          name: 'Inner Harbor',
          deliveryFee: '2.99',
          fillColor: '#335c99',
          center: '39.2854,-76.6131',
          radius: '1800',
        }),
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

type ZoneLook = Pick<DeliveryZone, 'name' | 'deliveryFee' | 'fillColor'> &
  Partial<Pick<DeliveryZone, 'path' | 'bounds' | 'center' | 'radius'>>;

function zone(id: string, look: ZoneLook): DeliveryZone {
  const round = look.center ? 'circle' : 'polygon';
  const type = look.bounds ? 'rectangle' : round;
  return newDeliveryZone({ id: `zone-${id}`, type, ...look });
}
