import { closeSession } from '../session/session-store.ts';
import { clearBusyNotice } from './busy-notice.ts';
import { queryClient } from './query-client.ts';

/** Forgets the user and everything the user saw. SE-15 */
export function endSession(): void {
  closeSession();
  clearBusyNotice();
  queryClient.clear();
}
