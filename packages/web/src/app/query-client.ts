import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-result.ts';

/** Only what may pass by itself is tried again: never a refusal of the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.failure.status === 'failed',
      refetchOnWindowFocus: false,
    },
  },
});
