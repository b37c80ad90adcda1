import type { Path } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../draft/editor-context.ts';
import { findPlace } from '../settings-search/places.ts';

/** Hands a screen the place that the address asks for, `?field=tenderTypes.4.name`, so that it opens the part that contains it. */
export function useWantedPlace(open: (place: Path) => void): void {
  const { adapter, store } = useEditor();
  const { field } = useSearch({ strict: false });
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (field === undefined) return;
    const place = findPlace(store.getState().draft, adapter.kind.identifiers, field);
    if (place) openNow(place);
  }, [adapter, store, field]);
}
