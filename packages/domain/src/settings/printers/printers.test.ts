import { describe, expect, test } from 'vitest';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { newPrinter, type Printer, paperFor, printerProblems, printerSchema } from './printers.ts';

const kitchen = newPrinter({ id: 'kitchen', name: 'Kitchen' });
const bar = newPrinter({ id: 'bar', name: 'Bar' });
const at = (kind: Printer['connection']['kind'], more: Partial<Printer['connection']> = {}) => ({
  connection: { ...kitchen.connection, kind, ...more },
});
const codes = (...printers: readonly Printer[]) => printerProblems(printers).map(({ code }) => code);

describe('printers', () => {
  test('PR-10 PR-11 a printer of the kitchen needs receipt paper, another one labels', () => {
    expect(paperFor('KITCHEN')).toBe('RECEIPT');
    expect(paperFor('LABEL')).toBe('LABEL');
  });

  test.each(['192.168.1.40', '10.0.0.1', 'kitchen-printer', 'kitchen.printers.local', ' 10.0.0.1 '])(
    '%s is an address',
    (address) => expect(codes({ ...kitchen, ...at('NETWORK', { address }) })).toEqual([]),
  );

  test.each(['', '192.168.1.400', '192.168.1', '1.2.3.4.5', 'front desk', '-x', 'http://printer', 'x..y'])(
    '%j is none, and the field is named',
    (address) =>
      expect(printerProblems([{ ...kitchen, ...at('NETWORK', { address }) }])).toMatchObject([
        {
          code: 'PRINTER_ADDRESS_INVALID',
          path: ['printing', 'printers', { id: 'kitchen' }, 'connection', 'address'],
        },
      ]),
  );

  test('an address is asked of network printers only, the port of a computer of the others', () => {
    expect(codes({ ...kitchen, ...at('NONE') })).toEqual([]);
    expect(codes({ ...kitchen, ...at('USB') })).toEqual(['PRINTER_DEVICE_EMPTY']);
    expect(codes({ ...kitchen, ...at('SERIAL', { device: 'COM3' }) })).toEqual([]);
  });

  test('two printers at one address are reported and not refused; a disabled one does not count', () => {
    const place = at('NETWORK', { address: '10.0.0.1' });
    expect(
      printerProblems([
        { ...kitchen, ...place },
        { ...bar, ...place },
      ]),
    ).toMatchObject([{ code: 'PRINTER_ADDRESS_SHARED', isWarning: true, message: 'Kitchen uses the same address.' }]);
    expect(codes({ ...kitchen, ...place }, { ...bar, ...place, disabled: true })).toEqual([]);
    expect(codes({ ...kitchen, ...place }, { ...bar, ...at('NETWORK', { address: '10.0.0.1', port: 9101 }) })).toEqual(
      [],
    );
  });

  test('a backup printer is another one with the same paper', () => {
    const labels = newPrinter({ id: 'labels', name: 'Labels', type: 'LABEL' });
    expect(codes({ ...kitchen, backupPrinter: 'kitchen' })).toEqual(['BACKUP_PRINTER_IS_THE_SAME']);
    expect(codes({ ...kitchen, backupPrinter: 'labels' }, labels)).toEqual(['BACKUP_PRINTER_OTHER_PAPER']);
    expect(codes({ ...kitchen, backupPrinter: 'bar' }, { ...bar, backupPrinter: 'kitchen' })).toEqual([]);
  });

  test('names are needed and not taken', () => {
    expect(codes({ ...kitchen, name: ' ' }, bar, { ...bar, id: 'bar2', name: 'BAR' })).toEqual([
      'PRINTER_NAME_EMPTY',
      'PRINTER_NAME_TAKEN',
    ]);
  });

  test.each([
    ['charactersPerLine', 15],
    ['charactersPerLine', 97],
    ['paperWidth', 'MM_1'],
    ['type', 'KITCHEN'],
  ])('%s %j is refused by name', (field, value) => {
    const issues = printerSchema.safeParse({ ...kitchen, [field]: value }).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[field]]);
  });
});

describe('printers of a stored document', () => {
  const settings = newLocationSettings();
  const stored = (printers: readonly object[]) =>
    locationSettingsKind.complete(
      JSON.parse(JSON.stringify({ ...settings, printing: { ...settings.printing, printers } })),
      {},
    );

  test('those that are only an id and a name get the rest, without a notice', () => {
    const { document, notices } = stored([{ id: 'kitchen', name: 'Kitchen', note: 'by the door' }, { id: 'x' }]);
    expect(document.printing.printers).toEqual([
      { ...kitchen, note: 'by the door' },
      newPrinter({ id: 'x', name: 'x' }),
    ]);
    expect(notices).toEqual([]);
    expect(locationSettingsKind.schema.safeParse(document).error).toBeUndefined();
    expect(locationSettingsKind.validate(document)).toEqual([]);
  });

  test('CL-03 a backup printer that is gone becomes none, and is reported', () => {
    const { document, notices } = stored([{ ...kitchen, backupPrinter: 'gone' }]);
    expect(document.printing.printers[0]?.backupPrinter).toBeNull();
    expect(notices).toMatchObject([
      { code: 'CL-03', path: ['printing', 'printers', { id: 'kitchen' }, 'backupPrinter'] },
    ]);
  });
});
