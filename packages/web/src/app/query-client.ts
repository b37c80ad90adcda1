import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-result.ts';

/** After these a call is not sent again: it was already, as often as it may be, or the outcome of the first one is not known. */
const settled: ReadonlySet<string | null> = new Set(['BUSY', 'RATE_LIMIT_EXCEEDED', 'OUTCOME_UNKNOWN']);

/** Only a failure that may pass on its own is tried again: never a refusal of the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      refetchOnWindowFocus: false,
    },
  },
});

function mayPass(error: Error): boolean {
  return error instanceof ApiError && error.failure.status === 'failed' && !settled.has(error.failure.code);
}
