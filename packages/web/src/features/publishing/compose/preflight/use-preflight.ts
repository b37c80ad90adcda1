import { useMemo } from 'react';
import { firstNames } from '../../../../phrases/first-names.ts';
import { useKept } from '../../../../publishing/kept-lines.ts';
import { locationStateOf } from '../../../../publishing/location-state.tsx';
import type { SyncStatus } from '../../../../publishing/sync-status.ts';
import type { Moment } from '../../strategy.ts';
import type { Previews } from '../../use-previews.ts';
import { alikeIn, unsentIn } from './alike.ts';
import { linesOf, type PreflightLine } from './preflight-line.ts';
import { type SayPreflight, usePreflightWords } from './preflight-words.ts';

export interface Preflight {
  readonly stops: readonly PreflightLine[];
  readonly looks: readonly PreflightLine[];
  /** Findings that the server only counted. */
  readonly unsent: number;
  /** Nothing is known yet. */
  readonly isPending: boolean;
}

/** The stops and looks of a publication to these locations at this moment, computed again with each choice. */
export function usePreflight(previews: Previews, selected: readonly SyncStatus[], moment: Moment): Preflight {
  const t = usePreflightWords();
  const kept = useKept(({ keys }) => keys);
  return useMemo(() => {
    const names = new Map(selected.map(({ id, name }) => [id, name]));
    const known = previews.data.filter(({ locationId }) => names.has(locationId));
    const lines = linesOf(
      t,
      alikeIn(known).filter(({ key }) => !kept.has(key)),
      names,
    );
    const open = known.filter(({ isOpen }) => isOpen === true).map(({ locationId }) => names.get(locationId) ?? '');
    const silent = selected.filter((one) => locationStateOf(one) === 'silent').map(({ name }) => name);
    return {
      stops: lines.filter(({ weight }) => weight === 'stop'),
      looks: [
        ...lines.filter(({ weight }) => weight === 'look'),
        ...silentLine(t, silent),
        ...(moment === null ? openLine(t, open) : []),
      ],
      unsent: unsentIn(known),
      isPending: previews.isPending && known.length === 0 && selected.length > 0,
    };
  }, [t, kept, previews, selected, moment]);
}

function silentLine(t: SayPreflight, names: readonly string[]): readonly PreflightLine[] {
  if (names.length === 0) return [];
  const said = { count: names.length, names: firstNames(names) };
  const title = t('silent', said);
  return [{ ...plain('stores'), title, note: t('silentNote', said), place: t('storesPlace') }];
}

function openLine(t: SayPreflight, names: readonly string[]): readonly PreflightLine[] {
  if (names.length === 0) return [];
  const said = { count: names.length, names: firstNames(names) };
  const note = names.length === 1 ? t('openNote') : t('openNames', said);
  return [{ ...plain('when'), title: t('open', said), note, place: t('whenPlace') }];
}

function plain(kind: 'stores' | 'when') {
  return { key: kind, weight: 'look', goal: { kind }, keeps: [] } as const;
}
