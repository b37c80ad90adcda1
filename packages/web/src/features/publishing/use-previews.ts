import { useQueries } from '@tanstack/react-query';
import type { WorkflowName } from '../../publishing/publishing.ts';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { type LocationPreview, previewQuery } from './publish-calls.ts';

export type Previews = {
  readonly data: readonly LocationPreview[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
};

const chunk = 50;

/** What waits at each of these locations, asked for fifty at a time so that the first are soon there. */
export function usePreviews(
  workflow: WorkflowName,
  companyId: string,
  locations: readonly Pick<SyncStatus, 'id'>[],
): Previews {
  const ids = locations.map(({ id }) => id).toSorted();
  const chunks = Array.from({ length: Math.ceil(ids.length / chunk) }, (_, at) =>
    ids.slice(at * chunk, (at + 1) * chunk),
  );
  return useQueries({
    queries: chunks.map((part) => previewQuery(workflow, companyId, part)),
    combine: (answers) => ({
      data: answers.flatMap(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
      isError: answers.some(({ isError }) => isError),
      refetch: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
}
