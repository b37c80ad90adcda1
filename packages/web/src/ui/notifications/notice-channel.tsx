import { notifications } from '@mantine/notifications';
import { Notice, type NoticeAction, type NoticeKind } from './notice.tsx';

type Floating = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly message: string;
  readonly title?: string | undefined;
  readonly lines?: readonly string[] | undefined;
  readonly action?: NoticeAction | undefined;
  /** Milliseconds; false: it stays. */
  readonly autoClose: number | false;
};

/** Lets a notice float in. */
export function float({ id, kind, message, title, lines, action, autoClose }: Floating): void {
  const close = () => sink(id);
  const handleAction = () => {
    action?.onClick();
    close();
  };
  const acting = action && { label: action.label, onClick: handleAction };
  const render = () => (
    <Notice kind={kind} title={title} message={message} lines={lines} action={acting} onClose={close} />
  );
  const role = kind === 'error' ? 'alert' : 'status';
  notifications.show({ id, message, autoClose, role, renderNotification: render });
}

export function sink(id: string): void {
  notifications.hide(id);
}
