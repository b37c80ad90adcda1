import { z } from 'zod';
import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice, Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { withMissingFields } from '../fields/missing-fields.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import { DEFAULT_PRINTER } from '../printers/printers.ts';

export const STATION_KINDS = ['COUNTER', 'SERVER', 'BAR', 'DRIVE_THRU', 'KITCHEN', 'OFFICE'] as const;

/** A place where orders are taken or prepared, with its own screen. */
export const stationSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('STATION'),
  name: nameText(60),
  kind: z.enum(STATION_KINDS),
  /** The order type that a new order begins with; null asks. */
  defaultOrderType: z.int().nullable(),
  /** `DEFAULT`, the id of a printer, or null for none. */
  receiptPrinter: z.string().min(1).nullable(),
  /** Prints while the receipt printer does not answer. */
  backupPrinter: z.string().min(1).nullable(),
  /** Seconds without a touch until people are logged off; 0 never. */
  logOffAfter: z.int().min(0).max(86_400),
  disabled: z.boolean(),
});
export type Station = z.infer<typeof stationSchema>;

export const stationsSchema = z.array(stationSchema);

export const stationsSection: SettingsSection<'stations', typeof stationsSchema> = {
  field: 'stations',
  schema: stationsSchema,
  createDefault: () => [],
  tidy: tidyStations,
  validate: stationProblems,
};

export function newStation(given: Pick<Station, 'id'> & Partial<Station>): Station {
  return {
    entityType: 'STATION',
    name: '',
    kind: 'COUNTER',
    defaultOrderType: null,
    receiptPrinter: 'DEFAULT',
    backupPrinter: null,
    logOffAfter: 120,
    disabled: false,
    ...given,
  };
}

/** CL-03, CL-04; fields that an older document lacks get the values of a new station. */
function tidyStations(stations: Station[], context: CleanUpContext): Tidied<Station[]> {
  const notices: Notice[] = [];
  const value = cleanList(stations, (stored) => {
    const filled = stationSchema.safeParse(withMissingFields(stored, newStation({ id: stored.id })));
    return filled.success ? tidyStation(isSame(filled.data, stored) ? stored : filled.data, context, notices) : stored;
  });
  return { value, notices };
}

function tidyStation(station: Station, { printers, orderTypes }: CleanUpContext, notices: Notice[]): Station {
  const at = (field: string) => ['stations', { id: station.id }, field];
  const hasPrinter = (id: string | null) =>
    id === null || id === DEFAULT_PRINTER || (printers?.some((printer) => printer.id === id) ?? true);
  const isOffered = orderTypes?.some(({ id, activePOS }) => id === station.defaultOrderType && activePOS) ?? true;
  const { receiptPrinter, backupPrinter, defaultOrderType, name } = station;
  if (!hasPrinter(receiptPrinter))
    notices.push({
      code: 'CL-03',
      path: at('receiptPrinter'),
      message: `${name} used a printer that no longer exists.`,
    });
  if (!hasPrinter(backupPrinter))
    notices.push({
      code: 'CL-03',
      path: at('backupPrinter'),
      message: `${name} had a backup printer that no longer exists.`,
    });
  if (defaultOrderType !== null && !isOffered)
    notices.push({
      code: 'CL-04',
      path: at('defaultOrderType'),
      message: `${name} started with an order type that is no longer offered.`,
    });
  return withFields(station, {
    receiptPrinter: hasPrinter(receiptPrinter) ? receiptPrinter : DEFAULT_PRINTER,
    backupPrinter: hasPrinter(backupPrinter) ? backupPrinter : null,
    defaultOrderType: isOffered ? defaultOrderType : null,
  });
}

function isSame(filled: Station, stored: Station): boolean {
  return Object.keys(filled).every((field) => Object.hasOwn(stored, field));
}

/** Ids that printing routes without a station of that name (CL-16). */
export const SPECIAL_STATIONS: readonly string[] = ['online', 'curbside'];

function stationProblems(stations: readonly Station[]): readonly Problem[] {
  return [
    ...nameProblems(stations, { path: ['stations'], code: 'STATION', noun: 'A station' }),
    ...stations
      .filter(({ receiptPrinter, backupPrinter }) => backupPrinter !== null && backupPrinter === receiptPrinter)
      .map(({ id }) => ({
        code: 'BACKUP_PRINTER_IS_THE_SAME',
        path: ['stations', { id }, 'backupPrinter'],
        message: 'Choose a backup printer other than the receipt printer.',
      })),
  ];
}
