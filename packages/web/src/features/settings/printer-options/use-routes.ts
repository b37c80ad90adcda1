import {
  DEFAULT_PRINTER,
  findByPath,
  type Json,
  type LocationSettings,
  type OrderType,
  PAPER_OF_CHANNEL,
  type Path,
  type RouteChannel,
  type RoutePlace,
  SPECIAL_STATIONS,
  shownName,
  withRoutes,
} from '@servery/domain';
import { printingFields, stationWord } from '@servery/words';
import { type ReadValue, sameBy } from '../../../editing/document/path-value.ts';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { type FieldMark, originOf } from '../../../editing/fields/use-field.ts';
import { printerOptions } from '../../../editing/kinds/hardware-options.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { say } from '../../../phrases/phrases.ts';

export type Device = { readonly id: string; readonly name: string };
export type RouteLine = { readonly id: string; readonly name: string };
export type RouteType = { readonly id: number; readonly name: string };

/** The content of one cell. */
export type RouteCell = {
  readonly selected: readonly string[];
  /** The names of the selected devices. */
  readonly text: string;
  readonly origin: FieldMark['level'];
  readonly isUnsaved: boolean;
  /** The order type is not taken at the station, and nothing is set for it. */
  readonly isIdle: boolean;
};

export type RouteEdit = readonly [RoutePlace, readonly string[] | 'inherited'];

/** The routing of one channel: its stations, order types, devices, cells and edits. */
export function useRoutes(channel: RouteChannel) {
  const editor = useEditor();
  const state = useEditorState((current) => current);
  const settings = useSettings((whole) => whole);
  const editSettings = useEditSettings();
  const devices = devicesOf(settings, channel);
  const stations = [...settings.stations.map(({ id }) => id), ...SPECIAL_STATIONS].map((id) => ({
    id,
    name: stationWord(id, state.draft),
  }));
  const types = settings.orderTypes.types.filter(({ activePOS, activeOnline }) => activePOS || activeOnline);
  const isCompany = editor.level.kind === 'company';

  const cellAt = (place: RoutePlace): RouteCell => {
    const read = readRoute(place);
    const selected = idsOf(read(state.draft));
    const type = types.find(({ id }) => id === place.orderType);
    return {
      selected,
      text: namesOf(devices, selected),
      origin: originOf(editor, state, read),
      isUnsaved: !sameBy(state.draft, state.loaded.saved, read),
      isIdle: selected.length === 0 && type !== undefined && !isTaken(place.station, type),
    };
  };

  /** A route that nothing above says and nobody selects is left out, so that it makes no difference. */
  const wanted = ([place, selection]: RouteEdit): readonly [RoutePlace, readonly string[] | undefined] => {
    const inherited = findByPath(state.loaded.parent, routePath(place));
    const isSaidAbove = !isCompany && inherited !== undefined;
    if (selection === 'inherited') return [place, isSaidAbove ? idsOf(inherited) : undefined];
    return [place, selection.length === 0 && !isSaidAbove ? undefined : inOrder(settings, place.channel, selection)];
  };

  const edit = (edits: readonly RouteEdit[]) =>
    editSettings((draft) => {
      draft.printingRouting = withRoutes(settings.printingRouting, edits.map(wanted));
    });

  return {
    channel,
    stations,
    types: types.map((type) => ({ id: type.id, name: shownName(type) })),
    devices,
    cellAt,
    edit,
    canEdit: editor.level.canSave,
    isCompany,
    /** Whether orders of a type come from a station. */
    isTakenAt: ({ station, orderType }: RoutePlace) =>
      types.some((type) => type.id === orderType && isTaken(station, type)),
  };
}

export type Routes = ReturnType<typeof useRoutes>;

export function routePath({ station, orderType, channel }: RoutePlace): Path {
  return ['printingRouting', { id: station }, 'orderTypes', { id: orderType }, channel, 'selected'];
}

/** Nothing said and nothing selected are the same. */
export function readRoute(place: RoutePlace): ReadValue {
  return (document) => findByPath(document, routePath(place)) ?? [];
}

export function namesOf(devices: readonly Device[], selected: readonly string[]): string {
  return selected.map((id) => devices.find((device) => device.id === id)?.name ?? id).join(', ');
}

export function idsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** PR-10, PR-11: the printers with the paper of a channel, or the displays. */
function devicesOf(settings: LocationSettings, channel: RouteChannel): readonly Device[] {
  if (channel === 'kps') return settings.displays.map(({ id, name }) => ({ id, name: name || id }));
  const printers = printerOptions(settings, PAPER_OF_CHANNEL[channel]).map(({ value, label }) => ({
    id: value,
    name: label,
  }));
  const byStation = { id: DEFAULT_PRINTER, name: say(printingFields, 'defaultPrinter') };
  return channel === 'customerReceipt' ? [byStation, ...printers] : printers;
}

function inOrder(settings: LocationSettings, channel: RouteChannel, selected: readonly string[]): readonly string[] {
  return devicesOf(settings, channel).flatMap(({ id }) => (selected.includes(id) ? [id] : []));
}

function isTaken(station: string, { activePOS, activeOnline, settings }: OrderType): boolean {
  if (station === 'online') return activeOnline;
  return station === 'curbside' ? settings.curbside !== undefined : activePOS;
}
