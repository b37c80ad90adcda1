import { untilLoaded } from '../until-loaded.ts';
import type { NoticeAction, NoticeKind } from './notice.tsx';
import { rememberNotice } from './notice-history.ts';
import { wantNoticePlace } from './notice-place.ts';

type NotifyOptions = {
  readonly title?: string;
  /** The details that the message sums up, each in its own line. */
  readonly lines?: readonly string[];
  readonly action?: NoticeAction;
  /** It does not go away automatically, only with `notify.hide` or when it is put away. */
  readonly stays?: boolean;
};

/** How long each kind stays, in milliseconds. SH-31 to SH-34. */
export const noticeDurations = {
  success: 10_000,
  info: 10_000,
  warning: 10_000,
  error: 20_000,
} as const satisfies Record<NoticeKind, number>;

/** Shows the reader a message; stays while the pointer or the focus is on it. Answers the id, for `notify.hide`. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => show('success', message, options),
  info: (message: string, options?: NotifyOptions) => show('info', message, options),
  warning: (message: string, options?: NotifyOptions) => show('warning', message, options),
  error: (message: string, options?: NotifyOptions) => show('error', message, options),
  /** For the `catch` of an action: logs the error, and says in words which action failed. */
  failed: (message: string) => (error: unknown) => {
    console.error(error);
    show('error', message);
  },
  hide: (id: string) => onChannel(({ sink }) => sink(id)),
};

function show(kind: NoticeKind, message: string, options: NotifyOptions = {}): string {
  const id = crypto.randomUUID();
  const { title = null, lines = [], stays = false } = options;
  rememberNotice({ id, kind, title, message, lines, at: Date.now() });
  wantNoticePlace();
  onChannel(({ float }) => float({ id, kind, message, ...options, autoClose: stays ? false : noticeDurations[kind] }));
  return id;
}

function onChannel(use: (channel: typeof import('./notice-channel.tsx')) => void): void {
  void untilLoaded(() => import('./notice-channel.tsx')).then(use);
}
