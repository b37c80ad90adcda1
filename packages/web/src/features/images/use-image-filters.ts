import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import type { Image, ImageUse } from '../../images/images.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';

export const imageOrders = ['newest', 'byName', 'largest'] as const;
type ImageOrder = (typeof imageOrders)[number];

const compare: Readonly<Record<ImageOrder, (one: Image, other: Image) => number>> = {
  newest: (one, other) => other.uploadedAt.localeCompare(one.uploadedAt) || one.name.localeCompare(other.name),
  byName: (one, other) => one.name.localeCompare(other.name),
  largest: (one, other) => other.bytes - one.bytes,
};

/** Search, order and the filter of unused images live in the address bar. */
export function useImageFilters(
  images: readonly Image[] | undefined,
  uses: Readonly<Record<string, readonly ImageUse[]>> | undefined,
) {
  const keep = useKeepInAddress();
  const { q = '', sort, state } = useSearch({ strict: false });
  const order = imageOrders.find((known) => known === sort) ?? 'newest';
  const onlyUnused = state === 'unused';
  const wanted = useDeferredValue(q.trim().toLowerCase());
  const found = useMemo(
    () =>
      (images ?? [])
        .filter(({ id, name }) => name.toLowerCase().includes(wanted) && !(onlyUnused && uses?.[id]))
        .toSorted(compare[order]),
    [images, uses, wanted, onlyUnused, order],
  );
  return { q, order, onlyUnused, found, keep, clear: () => keep({ q: undefined, state: undefined }) };
}
