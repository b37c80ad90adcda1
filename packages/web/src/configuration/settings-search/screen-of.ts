import type { Path } from '@servery/domain';

export type SettingsScreen = {
  readonly path: string;
  /** What the address says beside the path, for screens that show a part of theirs at a time. */
  readonly search?: (path: Path) => Readonly<Record<string, string>>;
  /** The parts of the location settings that it shows, spelled as `printing.printers`. */
  readonly shows: readonly string[];
};

const screens: readonly SettingsScreen[] = [
  { path: '/locationSettings/thriveOnline', shows: ['onlineAccess'] },
  { path: '/locationSettings/hours', shows: ['hours'] },
  { path: '/locationSettings/orderTypes', shows: ['orderTypes', 'promiseTimes', 'deferredOrders'] },
  {
    path: '/locationSettings/deliverySettings',
    shows: ['deliveryArea', 'deliverySettings', 'invalidAddresses', 'driverManagement'],
  },
  { path: '/locationSettings/tableAndBar', shows: ['tableSettings', 'barSettings'] },
  { path: '/locationSettings/onlineDesign', shows: ['onlineDesign'] },
  { path: '/locationSettings/posDesign', shows: ['posDesign'] },
  { path: '/locationSettings/marketing', shows: ['marketing'] },
  { path: '/locationSettings/payments', shows: ['tenderTypes', 'tipsSettings', 'paidInOutAccounts'] },
  { path: '/locationSettings/creditAndGift', shows: ['creditAndGiftSettings'] },
  { path: '/locationSettings/mobileApp', shows: ['mobileApp'] },
  { path: '/locationSettings/stations', shows: ['stations'] },
  { path: '/locationSettings/printers', shows: ['printing.printers', 'displays'] },
  { path: '/locationSettings/printerOptions', shows: ['printingRouting'], search: routeSearch },
  {
    path: '/locationSettings/printerOptions',
    shows: ['printing.templates'],
    search: ([, , template]) => ({ tab: 'templates', ...(template !== undefined && { template: String(template) }) }),
  },
  { path: '/locationSettings/printerOptions', shows: ['printing.otherOptions'], search: () => ({ tab: 'other' }) },
  { path: '/locationSettings/cashDrawers', shows: ['cashManagement'] },
  { path: '/kiosk/design', shows: ['kioskDesign'] },
];

/** The screen that a place of the location settings is edited on; undefined for what no screen shows. */
export function screenOf(path: Path): SettingsScreen | undefined {
  const [section, part] = path;
  return screens.find(({ shows }) => shows.includes(String(section)) || shows.includes(`${section}.${part}`));
}

/** The matrix of one kind of print at a time. */
function routeSearch(path: Path): Readonly<Record<string, string>> {
  const [, , , , print] = path;
  return { tab: 'routing', ...(typeof print === 'string' && { print }) };
}
