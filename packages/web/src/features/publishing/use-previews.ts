import { type UseQueryResult, useQueries } from '@tanstack/react-query';
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
const none: ReadonlySet<string> = new Set();

type PreviewQuestion = {
  /** Where something waits. */
  readonly waiting: readonly Pick<SyncStatus, 'id'>[];
  /** In the order in which they were chosen: people who came or left are no unpublished change, but are sent along. */
  readonly chosen?: ReadonlySet<string>;
};

/** The changes that would be sent to these locations, asked for fifty at a time so that the first are soon there. */
export function usePreviews(
  workflow: WorkflowName,
  companyId: string,
  { waiting, chosen = none }: PreviewQuestion,
): Previews {
  const ids = waiting.map(({ id }) => id).toSorted();
  const known = new Set(ids);
  const others = workflow === 'employment' ? [...chosen].filter((id) => !known.has(id)) : [];
  return useQueries({
    queries: [...chunksOf(ids), ...chunksOf(others)].map((part) => previewQuery(workflow, companyId, part)),
    combine,
  });
}

/** Outside of the hook: the same function on each render lets the query client keep its result while no answer changes. */
function combine(answers: readonly UseQueryResult<readonly LocationPreview[]>[]): Previews {
  return {
    data: answers.flatMap(({ data }) => data ?? []),
    isPending: answers.some(({ isPending }) => isPending),
    isError: answers.some(({ isError }) => isError),
    refetch: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

function chunksOf(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / chunk) }, (_, at) => ids.slice(at * chunk, (at + 1) * chunk));
}
