import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the screen that the review was opened from. */
    readonly cameFromScreen?: true;
  }
}

/** The review of a draft is a step of its own in the address: Back leads from it to the screen. */
export function useReview() {
  const router = useRouter();
  const navigate = useNavigate();
  const { review } = useSearch({ strict: false });
  const { cameFromScreen } = useLocation({ select: ({ state }) => state });
  return {
    isReviewing: review !== undefined,
    open: () =>
      navigate({
        to: '.',
        search: (before: object) => ({ ...before, review: '1' }),
        state: { cameFromScreen: true },
      }),
    close: async () => {
      if (cameFromScreen) return router.history.back();
      await navigate({ to: '.', search: (before: object) => ({ ...before, review: undefined }), replace: true });
    },
  };
}
