import { inBusinessDay, localTimeIn, type Offer } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { z } from 'zod/mini';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { useMinute } from '../../../../tenants/store-clock.ts';
import { useKeepInAddress } from '../../../../ui/frame/use-keep-in-address.ts';
import { useEntityMarks } from '../../tree/use-entity-marks.ts';
import { useSettingsNames } from '../../use-settings-names.ts';
import { appliesTo, offerTypes, valueTypes } from '../offer-codes.ts';
import {
  isOfKinds,
  isOfState,
  narrowed,
  type OfferKind,
  type OfferState,
  offerRows,
  offerStates,
} from './offer-rows.ts';
import { useStoreZone } from './use-store-zone.ts';

const lists = [['offers']] as const;
const text = z.optional(z.string());
/** A value in the address that is not in the closed set filters nothing. */
const oneOf = <const Code extends string>(codes: readonly Code[]) => z.catch(z.optional(z.enum(codes)), undefined);
const schema = z.object({
  q: text,
  show: oneOf(offerStates),
  type: oneOf(offerTypes),
  applies: oneOf(appliesTo),
  takes: oneOf(valueTypes),
});
const nothing = { q: undefined, show: undefined, type: undefined, applies: undefined, takes: undefined };

export type OfferRows = ReturnType<typeof useOfferRows>;

/** The offers of the menu, and which of them the filters in the address let through. */
export function useOfferRows() {
  const { level } = useEditor();
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const rows = useMemo(() => offerRows(offers), [offers]);
  const { marks } = useEntityMarks(lists);
  const zone = useStoreZone();
  const minute = useMinute();
  const openHours = useSettingsNames()?.openHours;
  const context = useMemo(
    () => ({ now: inBusinessDay(localTimeIn(minute.getTime(), zone), openHours), overridden: new Set(marks.keys()) }),
    [minute, zone, openHours, marks],
  );
  const states = useMemo(() => offerStates.filter((id) => id !== 'overridden' || level.kind !== 'company'), [level]);
  const { q = '', show, type, applies, takes } = schema.parse(useSearch({ strict: false }));
  const state = states.find((id) => id === show) ?? 'all';
  const kinds = useMemo(() => ({ type, applies, takes }), [type, applies, takes]);
  const search = useDeferredValue(q);
  const shown = useMemo(() => narrowed(rows, { search, state, kinds }, context), [rows, search, state, kinds, context]);
  const keepInAddress = useKeepInAddress();
  const keep = (change: Parameters<typeof keepInAddress>[0]) => {
    keepInAddress(change).catch((error: unknown) => console.error(error));
  };
  return {
    rows,
    shown,
    search: q,
    state,
    states,
    kinds,
    isNarrowed: q.trim() !== '' || state !== 'all' || Object.values(kinds).some((value) => value !== undefined),
    /** Each filter counts the rows that the others let through, whatever is searched for. */
    countOfState: (of: OfferState) => rows.filter((row) => isOfState(row, of, context) && isOfKinds(row, kinds)).length,
    countOfKind: (kind: OfferKind, value: string) =>
      rows.filter((row) => isOfState(row, state, context) && isOfKinds(row, { ...kinds, [kind]: value })).length,
    narrow: (to: { readonly search: string; readonly state: OfferState }) =>
      keep({ q: to.search || undefined, show: to.state === 'all' ? undefined : to.state }),
    setKind: (kind: OfferKind, value: string | undefined) => keep({ [kind]: value }),
    clear: () => keep(nothing),
  };
}
