import { create } from 'zustand';

/** Whether notices need a place to float in: from the first one on. */
export const useNoticePlace = create<{ readonly isWanted: boolean }>(() => ({ isWanted: false }));

export function wantNoticePlace(): void {
  useNoticePlace.setState({ isWanted: true });
}
