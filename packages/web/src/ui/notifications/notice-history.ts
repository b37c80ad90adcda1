import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { NoticeKind } from './notice.tsx';

export type PastNotice = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: string | null;
  readonly message: string;
  readonly lines?: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
};

type NoticeHistory = { readonly notices: readonly PastNotice[]; readonly lastSeenAt: number };

const kept = 50;

/** The last notices of this browser session, newest first, so that one that left can be read again. */
export const useNoticeHistory = create<NoticeHistory>()(
  persist((): NoticeHistory => ({ notices: [], lastSeenAt: 0 }), {
    name: 'servery.notices',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function rememberNotice(notice: PastNotice): void {
  useNoticeHistory.setState(({ notices }) => ({ notices: [notice, ...notices].slice(0, kept) }));
}

export function clearNotices(): void {
  useNoticeHistory.setState({ notices: [] });
}

export function markNoticesSeen(): void {
  useNoticeHistory.setState({ lastSeenAt: Date.now() });
}
