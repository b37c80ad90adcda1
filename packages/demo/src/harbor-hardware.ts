import {
  type LocationSettings,
  MAIN_SAFE,
  newCashDrawer,
  newCashSafe,
  newCashTransfer,
  newStation,
} from '@servery/domain';

type Hardware = Pick<LocationSettings, 'stations' | 'cashManagement'>;

/** Stations, drawers and safes of Harbor Pizza Co. */
export function harborHardware({ cashManagement }: LocationSettings): Hardware {
  return {
    stations: [
      newStation({
        id: 'station-counter',
        name: 'Counter',
        defaultOrderType: 2,
        receiptPrinter: 'printer-front',
      }),
      newStation({
        id: 'station-bar',
        name: 'Bar',
        kind: 'BAR',
        defaultOrderType: 4,
        receiptPrinter: 'printer-bar',
        backupPrinter: 'printer-front',
        logOffAfter: 30,
      }),
      newStation({ id: 'station-drive-thru', name: 'Drive Thru', kind: 'DRIVE_THRU', defaultOrderType: 3 }),
    ],
    cashManagement: {
      ...cashManagement,
      startingBalance: '150.00',
      detailedCashManagement: {
        enabled: true,
        safes: [
          newCashSafe({ id: MAIN_SAFE, name: 'Main Safe', startingBalance: '800.00' }),
          newCashSafe({ id: 'safe-tips', name: 'Tip Box', startingBalance: '0.00' }),
        ],
      },
      availableDrawers: [
        newCashDrawer({
          id: 'drawer-front',
          name: 'Front Till',
          station: 'station-counter',
          printer: 'printer-front',
        }),
        newCashDrawer({ id: 'drawer-bar', name: 'Bar Till', station: 'station-bar', printer: 'printer-bar' }),
      ],
      cashTransfers: [
        newCashTransfer({ id: 'transfer-drop', name: 'Evening Drop', source: 'drawer-front' }),
        newCashTransfer({ id: 'transfer-change', name: 'Change for the Bar', target: 'drawer-bar' }),
      ],
      stationsAssignment: [
        { id: 'station-counter', drawers: ['drawer-front'], defaultDrawer: 'drawer-front' },
        { id: 'station-bar', drawers: ['drawer-bar', 'drawer-front'], defaultDrawer: 'drawer-bar' },
        { id: 'station-drive-thru', drawers: ['drawer-front'], defaultDrawer: 'drawer-front' },
      ],
      overShortReasons: reasons('over-short', ['Wrong Change', 'Miscounted', 'Unknown']),
      voidReasons: reasons('void', ['Guest Changed Their Mind', 'Made Wrong', 'Took Too Long', 'Test']),
    },
  };
}

function reasons(kind: string, names: readonly string[]) {
  return names.map((name) => ({ id: `${kind}-${name.toLowerCase().replaceAll(' ', '-')}`, name }));
}
