import { useSearch } from '@tanstack/react-router';
import { z } from 'zod/mini';

const schema = z.object({ list: z.optional(z.string()) });

/** Which list the address asks for; the first where it names none of them. */
export function useListView<View extends string>(views: readonly [View, ...View[]]): View {
  const { list } = schema.parse(useSearch({ strict: false }));
  return views.find((view) => view === list) ?? views[0];
}
