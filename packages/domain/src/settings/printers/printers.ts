import { z } from 'zod';
import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice, Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { withMissingFields } from '../fields/missing-fields.ts';
import { nameProblems } from '../fields/named-rows.ts';

/** The paper that a printer prints on: a roll of receipts, or labels. */
export const PRINTER_TYPES = ['RECEIPT', 'LABEL'] as const;
export type PrinterType = (typeof PRINTER_TYPES)[number];

/** PR-10, PR-11: the paper that a printer of the kitchen, or another one, needs. */
export function paperFor(kind: 'KITCHEN' | 'LABEL'): PrinterType {
  return kind === 'KITCHEN' ? 'RECEIPT' : 'LABEL';
}

export const CONNECTIONS = ['NONE', 'NETWORK', 'USB', 'SERIAL'] as const;

/** The paper in mm, and the characters of the normal font that a line of it holds. */
export const CHARACTERS_OF_PAPER = { MM_58: 32, MM_76: 40, MM_80: 48, MM_112: 64 } as const;
export const PAPER_WIDTHS = ['MM_58', 'MM_76', 'MM_80', 'MM_112'] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

export const BAUD_RATES = ['9600', '19200', '38400', '57600', '115200'] as const;

/** The printer that a station prints its receipts on; always known. */
export const DEFAULT_PRINTER = 'DEFAULT';

export const printerSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('PRINTER'),
  name: nameText(60),
  type: z.enum(PRINTER_TYPES),
  /** All of it is kept whatever the kind, so that going back to one finds its values. */
  connection: z.looseObject({
    kind: z.enum(CONNECTIONS),
    /** Of a network printer: an IPv4 address or a host name. */
    address: shortText(253),
    port: z.int().min(1).max(65_535),
    /** Of a USB or serial printer: the name that the terminal has for it, such as `COM3`. */
    device: shortText(120),
    baudRate: z.enum(BAUD_RATES),
  }),
  paperWidth: z.enum(PAPER_WIDTHS),
  charactersPerLine: z.int().min(16).max(96),
  /** Prints while this printer does not answer. */
  backupPrinter: z.string().min(1).nullable(),
  cutsPaper: z.boolean(),
  sounds: z.boolean(),
  disabled: z.boolean(),
});
export type Printer = z.infer<typeof printerSchema>;

export function newPrinter(given: Pick<Printer, 'id'> & Partial<Printer>): Printer {
  return {
    entityType: 'PRINTER',
    name: '',
    type: 'RECEIPT',
    connection: { kind: 'NONE', address: '', port: 9100, device: '', baudRate: '9600' },
    paperWidth: 'MM_80',
    charactersPerLine: CHARACTERS_OF_PAPER.MM_80,
    backupPrinter: null,
    cutsPaper: true,
    sounds: false,
    disabled: false,
    ...given,
  };
}

/** Fields that an older document lacks get the values of a new printer; a name falls back on the id. */
export function fillPrinters(printers: Printer[]): Printer[] {
  return cleanList(printers, (stored) => {
    const filled = withMissingFields(stored, newPrinter({ id: stored.id, name: stored.id }));
    if (filled === stored) return stored;
    return printerSchema.safeParse(filled).data ?? stored;
  });
}

/** CL-03: a backup printer that is gone becomes none. */
export function cleanPrinters(printers: Printer[], { printers: known }: CleanUpContext, notices: Notice[]): Printer[] {
  return cleanList(fillPrinters(printers), (printer) => {
    const { id, name, backupPrinter } = printer;
    const isKnown = backupPrinter === null || (known?.some((one) => one.id === backupPrinter) ?? true);
    if (isKnown) return printer;
    const path = ['printing', 'printers', { id }, 'backupPrinter'];
    notices.push({ code: 'CL-03', path, message: `${name} had a backup printer that no longer exists.` });
    return withFields(printer, { backupPrinter: null });
  });
}

const LIST = ['printing', 'printers'];

export function printerProblems(printers: readonly Printer[]): readonly Problem[] {
  return [
    ...nameProblems(printers, { path: LIST, code: 'PRINTER', noun: 'A printer' }),
    ...printers.flatMap((printer) => [...connectionProblems(printer), ...backupProblems(printer, printers)]),
    ...sharedAddresses(printers),
  ];
}

function connectionProblems({ id, connection }: Printer): readonly Problem[] {
  const { kind, address, device } = connection;
  const at = (field: string) => [...LIST, { id }, 'connection', field];
  if (kind === 'NETWORK' && !isHost(address.trim()))
    return [
      {
        code: 'PRINTER_ADDRESS_INVALID',
        path: at('address'),
        message: 'Enter an address such as 192.168.1.40 or kitchen-printer.local.',
      },
    ];
  if ((kind === 'USB' || kind === 'SERIAL') && device.trim() === '')
    return [
      {
        code: 'PRINTER_DEVICE_EMPTY',
        path: at('device'),
        message: 'Enter the name of the port, such as COM3 or usb-lp0.',
      },
    ];
  return [];
}

function backupProblems({ id, type, backupPrinter }: Printer, printers: readonly Printer[]): readonly Problem[] {
  const path = [...LIST, { id }, 'backupPrinter'];
  if (backupPrinter === id)
    return [{ code: 'BACKUP_PRINTER_IS_THE_SAME', path, message: 'Choose another printer as the backup.' }];
  const backup = printers.find((one) => one.id === backupPrinter);
  if (!backup || backup.type === type) return [];
  return [{ code: 'BACKUP_PRINTER_OTHER_PAPER', path, message: `${backup.name} uses different paper.` }];
}

/** Two printers at one address may be one device under two names: reported, not refused. */
function sharedAddresses(printers: readonly Printer[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return printers.flatMap(({ id, name, connection, disabled }): readonly Problem[] => {
    const { kind, address, port } = connection;
    if (kind !== 'NETWORK' || disabled || address.trim() === '') return [];
    const place = `${address.trim().toLowerCase()}:${port}`;
    const other = seen.get(place);
    if (other === undefined) {
      seen.set(place, name);
      return [];
    }
    const path = [...LIST, { id }, 'connection', 'address'];
    return [{ code: 'PRINTER_ADDRESS_SHARED', path, message: `${other} uses the same address.`, isWarning: true }];
  });
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`, 'i');
const LOOKS_LIKE_NUMBERS = /^[\d.]+$/;
const IP4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

function isHost(address: string): boolean {
  return LOOKS_LIKE_NUMBERS.test(address) ? IP4.test(address) : HOST.test(address);
}
