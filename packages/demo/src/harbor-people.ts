/** Somebody who works at a store. */
export interface HarborPerson {
  readonly name: string;
  readonly posId: string;
  readonly phone: string;
  readonly store: string;
  readonly role: string;
  /** Another store where the person has the same role; jobs name their store then. */
  readonly alsoAt?: string;
  /** By the id of the job type; dollars per hour. Without a place: wherever the person works. */
  readonly jobs: readonly { readonly jobTypeId: string; readonly wage: string; readonly place?: string }[];
  /** Days from the day that the demo is made until each expires, by the id of the requirement; below zero: it has. */
  readonly expiresIn: Readonly<Record<string, number>>;
  /** Of a person who drives a car: the number of the license, and the days until it and the insurance expire. */
  readonly driving?: { readonly license: string; readonly licenseIn: number; readonly insuranceIn: number };
}

/**
 * The people of the stores. Two have something to put right on their record (a phone, a POS id), one has left; two
 * certifications have expired, three come due, and one that a job requires is missing.
 */
export const harborPeople: readonly HarborPerson[] = [
  person(['Amara Lindqvist', '1001', '(555) 201-0141'], {
    at: ['pier-39', 'shift-lead'],
    jobs: [
      ['5', '24.00'],
      ['4', '18.67'],
    ],
    expiresIn: { 1: 212, 2: 388 },
  }),
  // Liquor Service warns 14 days ahead.
  person(['Tomás Reyes', '1002', '(555) 201-0142'], {
    at: ['pier-39', 'server'],
    alsoAt: 'embarcadero',
    jobs: [
      ['4', '18.67', 'pier-39'],
      ['6', '18.00', 'pier-39'],
      ['4', '19.25', 'embarcadero'],
    ],
    expiresIn: { 1: 164, 2: 9 },
  }),
  person(['Yuki Brandt', '1003', '(555) 201-0143'], {
    at: ['pier-39', 'server'],
    jobs: [['4', '18.67']],
    expiresIn: { 1: 431, 2: 97 },
  }),
  person(['Cole Abara', '1004', '(555) 201-0144'], {
    at: ['embarcadero', 'cashier'],
    jobs: [['1', '18.67']],
    expiresIn: { 1: 305 },
  }),
  // Food Handlers warns 21 days ahead.
  person(['Mina Castellanos', '1005', '(555) 201-0145'], {
    at: ['embarcadero', 'server'],
    jobs: [['4', '19.00']],
    expiresIn: { 1: 16, 2: 240 },
  }),
  person(['Jonas Petit', '1006', '201-0146'], {
    at: ['jack-london', 'driver'],
    jobs: [['2', '17.50']],
    expiresIn: { 1: 119, 3: 520 },
    driving: { license: 'D4471902', licenseIn: 610, insuranceIn: 143 },
  }),
  person(['Priscilla Oyelaran', 'A-7', '(555) 201-0147'], {
    at: ['jack-london', 'server'],
    jobs: [['4', '17.50']],
    expiresIn: { 1: -6, 2: 178 },
  }),
  person(['Henrik Vaughn', '1008', '(555) 201-0148'], {
    at: ['seaport', 'cashier'],
    jobs: [['1', '17.00']],
    expiresIn: { 1: 88 },
  }),
  person(['Salma Duarte', '1009', '(555) 201-0149'], {
    at: ['seaport', 'driver'],
    jobs: [
      ['2', '17.00'],
      ['9', '17.00'],
    ],
    expiresIn: { 1: 267, 3: 93 },
    driving: { license: 'S8830157', licenseIn: 874, insuranceIn: 71 },
  }),
  person(['Rowan Achterberg', '1010', '(555) 201-0150'], {
    at: ['navy-pier', 'server'],
    jobs: [['4', '16.75']],
    expiresIn: { 1: 341, 2: 199 },
  }),
  person(['Bea Nakashima', '1011', '(555) 201-0151'], {
    at: ['pier-39', 'cashier'],
    jobs: [['7', '21.50']],
    expiresIn: { 1: 402 },
  }),
  person(['Otis Ferrante', '1012', '(555) 201-0152'], {
    at: ['seaport', 'cashier'],
    jobs: [
      ['7', '20.00'],
      ['8', '17.00'],
    ],
    expiresIn: { 1: 151 },
  }),
  person(['Ben Aoki', '1013', '(555) 201-0153'], {
    at: ['pier-39', 'cashier'],
    jobs: [['7', '19.25']],
    expiresIn: { 1: -9 },
  }),
  person(['Joy Bennett', '1014', '(555) 201-0154'], {
    at: ['pier-39', 'cashier'],
    jobs: [['1', '17.50']],
    expiresIn: {},
  }),
  person(['Nadia Haddad', '1015', '(555) 201-0155'], {
    at: ['pier-39', 'driver'],
    jobs: [['2', '17.25']],
    expiresIn: { 1: 780, 3: 402 },
    driving: { license: 'H2204876', licenseIn: 930, insuranceIn: 204 },
  }),
  person(['Leo Marchetti', '1016', '(555) 201-0156'], {
    at: ['pier-39', 'driver'],
    alsoAt: 'embarcadero',
    jobs: [
      ['2', '16.75', 'pier-39'],
      ['7', '18.50', 'pier-39'],
      ['2', '17.00', 'embarcadero'],
    ],
    expiresIn: { 1: 640, 3: 355 },
    driving: { license: 'M9081743', licenseIn: 512, insuranceIn: 118 },
  }),
  person(['Grace Nakamura', '1017', '(555) 201-0157'], {
    at: ['pier-39', 'cashier'],
    jobs: [['1', '17.50']],
    expiresIn: { 1: 726 },
  }),
  person(['Abel Fuentes', '1018', '(555) 201-0158'], {
    at: ['pier-39', 'cashier'],
    jobs: [['8', '17.00']],
    expiresIn: { 1: 861 },
  }),
  person(['Carl Nygaard', '1019', '(555) 201-0159'], {
    at: ['pier-39', 'cashier'],
    alsoAt: 'jack-london',
    jobs: [
      ['7', '18.50', 'pier-39'],
      ['7', '18.75', 'jack-london'],
    ],
    expiresIn: { 1: 838 },
  }),
  // Liquor Service warns 14 days ahead.
  person(['Owen Walsh', '1020', '(555) 201-0160'], {
    at: ['seaport', 'server'],
    jobs: [['4', '17.25']],
    expiresIn: { 1: 461, 2: 13 },
  }),
];
/** The person whose employment has ended. */
export const hasLeft = 'Henrik Vaughn';

interface Work {
  readonly at: readonly [store: string, role: string];
  readonly alsoAt?: string;
  readonly jobs: readonly (readonly [jobTypeId: string, wage: string, place?: string])[];
  readonly expiresIn: HarborPerson['expiresIn'];
  readonly driving?: HarborPerson['driving'];
}

/** The id of the employee that the demo makes of one of them. */
export function crewId(person: HarborPerson): string {
  return `usr-crew-${harborPeople.indexOf(person) + 1}`;
}

/** Those who serve at a store, or at any, as tickets name them. */
export function harborServers(store?: string): readonly { readonly id: string; readonly name: string }[] {
  return harborPeople
    .filter(({ role }) => role === 'server' || role === 'shift-lead')
    .filter((one) => store === undefined || one.store === store || one.alsoAt === store)
    .map((one) => ({ id: crewId(one), name: one.name }));
}

function person(
  [name, posId, phone]: readonly [name: string, posId: string, phone: string],
  { at: [store, role], alsoAt, jobs, expiresIn, driving }: Work,
): HarborPerson {
  const paid = jobs.map(([jobTypeId, wage, place]) => ({ jobTypeId, wage, ...(place && { place }) }));
  const more = { ...(alsoAt && { alsoAt }), ...(driving && { driving }) };
  return { name, posId, phone, store, role, jobs: paid, expiresIn, ...more };
}
