/** Who works at the stores: name, POS id, phone, store, role, job; two have something to put right, one has left. */
export const harborPeople: readonly (readonly [string, string, string, string, string, string])[] = [
  ['Amara Lindqvist', '1001', '(555) 201-0141', 'pier-39', 'shift-lead', '3'],
  ['Tomás Reyes', '1002', '(555) 201-0142', 'pier-39', 'server', '4'],
  ['Yuki Brandt', '1003', '(555) 201-0143', 'pier-39', 'server', '4'],
  ['Cole Abara', '1004', '(555) 201-0144', 'embarcadero', 'cashier', '1'],
  ['Mina Castellanos', '1005', '(555) 201-0145', 'embarcadero', 'server', '4'],
  ['Jonas Petit', '1006', '201-0146', 'jack-london', 'driver', '2'],
  ['Priscilla Oyelaran', 'A-7', '(555) 201-0147', 'jack-london', 'server', '4'],
  ['Henrik Vaughn', '1008', '(555) 201-0148', 'seaport', 'cashier', '1'],
  ['Salma Duarte', '1009', '(555) 201-0149', 'seaport', 'driver', '2'],
  ['Rowan Achterberg', '1010', '(555) 201-0150', 'navy-pier', 'server', '4'],
];
/** Days from the first start until the food handler's card of a person expires; negative: it has. */
export const certifiedDays: Readonly<Record<string, number>> = {
  'Tomás Reyes': -9,
  'Mina Castellanos': 6,
  'Salma Duarte': 17,
};
/** Of everybody else. */
export const usualCertifiedDays = 220;

/** Whose employment has ended. */
export const hasLeft = 'Henrik Vaughn';
