import { z } from 'zod';
import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice, Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';
import { nameProblems } from '../fields/named-rows.ts';

/** A drawer, and the station and printer that open it; null for none. */
export const cashDrawerSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('CASH_DRAWER'),
  name: nameText(60),
  station: z.string().min(1).nullable(),
  printer: z.string().min(1).nullable(),
  disabled: z.boolean(),
});
export type CashDrawer = z.infer<typeof cashDrawerSchema>;

/** CM-06: where money lies that is in no drawer. */
export const MAIN_SAFE = 'MAIN_SAFE';

export const cashSafeSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('CASH_SAFE'),
  name: nameText(60),
  startingBalance: moneySchema,
});
export type CashSafe = z.infer<typeof cashSafeSchema>;

/** A transfer that staff can choose by name; both ends are drawers or safes. */
export const cashTransferSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('CASH_TRANSFER'),
  name: nameText(60),
  source: z.string().min(1),
  target: z.string().min(1),
});
export type CashTransfer = z.infer<typeof cashTransferSchema>;

/** Which drawers a station may open, by the station's id. */
export const stationDrawersSchema = z.looseObject({
  id: z.string().min(1),
  drawers: z.array(z.string().min(1)),
  defaultDrawer: z.string().min(1).nullable(),
});
export type StationDrawers = z.infer<typeof stationDrawersSchema>;

export function newCashDrawer(given: Pick<CashDrawer, 'id' | 'name'> & Partial<CashDrawer>): CashDrawer {
  return { entityType: 'CASH_DRAWER', station: null, printer: null, disabled: false, ...given };
}

export function newCashSafe(given: Pick<CashSafe, 'id' | 'name'> & Partial<CashSafe>): CashSafe {
  return { entityType: 'CASH_SAFE', startingBalance: '0.00', ...given };
}

export function newCashTransfer(given: Pick<CashTransfer, 'id' | 'name'> & Partial<CashTransfer>): CashTransfer {
  return { entityType: 'CASH_TRANSFER', source: MAIN_SAFE, target: MAIN_SAFE, ...given };
}

/** CL-09, CL-10 */
export function cleanDrawers(drawers: CashDrawer[], context: CleanUpContext, notices: Notice[]): CashDrawer[] {
  return cleanList(drawers, (drawer) => {
    const at = ['cashManagement', 'availableDrawers', { id: drawer.id }];
    const station = known(drawer.station, context.stations);
    const printer = known(drawer.printer, context.printers);
    if (station !== drawer.station)
      notices.push({
        code: 'CL-09',
        path: [...at, 'station'],
        message: `${drawer.name} was assigned to a station that no longer exists.`,
      });
    if (printer !== drawer.printer)
      notices.push({
        code: 'CL-10',
        path: [...at, 'printer'],
        message: `${drawer.name} was assigned to a printer that no longer exists.`,
      });
    return withFields(drawer, { station, printer });
  });
}

/** CL-11, CL-12 */
export function cleanTransfers(
  transfers: CashTransfer[],
  places: readonly { readonly id: string }[],
  notices: Notice[],
): CashTransfer[] {
  return cleanList(transfers, (transfer) => {
    const at = ['cashManagement', 'cashTransfers', { id: transfer.id }];
    const source = known(transfer.source, places) ?? MAIN_SAFE;
    const target = known(transfer.target, places) ?? MAIN_SAFE;
    const message = (end: string) =>
      `${transfer.name} moved cash ${end} a place that no longer exists. It uses the main safe now.`;
    if (source !== transfer.source)
      notices.push({ code: 'CL-11', path: [...at, 'source'], message: message('out of') });
    if (target !== transfer.target) notices.push({ code: 'CL-12', path: [...at, 'target'], message: message('into') });
    return withFields(transfer, { source, target });
  });
}

interface KnownDrawers {
  readonly drawers: readonly CashDrawer[];
  readonly stations: CleanUpContext['stations'];
}

/** CL-02, CL-13, CL-14 */
export function cleanAssignments(
  assignments: StationDrawers[],
  { drawers, stations }: KnownDrawers,
  notices: Notice[],
): StationDrawers[] {
  return cleanList(assignments, (assignment) => {
    const path = ['cashManagement', 'stationsAssignment', { id: assignment.id }];
    if (known(assignment.id, stations) === null) {
      notices.push({ code: 'CL-02', path, message: 'A station that no longer exists had cash drawers.' });
      return undefined;
    }
    const kept = cleanList(assignment.drawers, (id) => known(id, drawers) ?? undefined);
    const defaultDrawer = known(assignment.defaultDrawer, drawers);
    if (kept !== assignment.drawers)
      notices.push({
        code: 'CL-13',
        path: [...path, 'drawers'],
        message: 'A station had drawers that no longer exist.',
      });
    if (defaultDrawer !== assignment.defaultDrawer)
      notices.push({
        code: 'CL-14',
        path: [...path, 'defaultDrawer'],
        message: 'A station started with a drawer that no longer exists.',
      });
    return withFields(assignment, { drawers: kept, defaultDrawer });
  });
}

/** CM-07: problems of drawers, safes, transfers and the rights to open them. */
export function drawerProblems(cash: {
  readonly drawers: readonly CashDrawer[];
  readonly safes: readonly CashSafe[];
  readonly transfers: readonly CashTransfer[];
  readonly assignments: readonly StationDrawers[];
}): readonly Problem[] {
  const { drawers, safes, transfers, assignments } = cash;
  const at = (list: string) => ['cashManagement', list];
  return [
    ...nameProblems(drawers, { path: at('availableDrawers'), code: 'CASH_DRAWER', noun: 'A drawer' }),
    ...nameProblems(safes, { path: [...at('detailedCashManagement'), 'safes'], code: 'CASH_SAFE', noun: 'A safe' }),
    ...nameProblems(transfers, { path: at('cashTransfers'), code: 'CASH_TRANSFER', noun: 'A transfer' }),
    ...transfers
      .filter(({ source, target }) => source === target)
      .map(({ id }) => ({
        code: 'CASH_TRANSFER_GOES_NOWHERE',
        path: [...at('cashTransfers'), { id }, 'target'],
        message: 'Choose two different places for a transfer.',
      })),
    ...assignments
      .filter((one) => one.defaultDrawer !== null && !one.drawers.includes(one.defaultDrawer))
      .map(({ id }) => ({
        code: 'DEFAULT_DRAWER_NOT_ASSIGNED',
        path: [...at('stationsAssignment'), { id }, 'defaultDrawer'],
        message: 'Choose one of the drawers that are assigned to the station.',
      })),
  ];
}

/** The id while its list has it or is not known; null when it is gone. */
function known<Id extends string | null>(id: Id, list: readonly { readonly id: string }[] | undefined): Id | null {
  return id === null || list === undefined || list.some((entry) => entry.id === id) ? id : null;
}
