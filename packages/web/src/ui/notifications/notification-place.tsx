import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import styles from './notification-place.module.css';

/** Over dialogs, which are at 200, and under lists to choose from, at 300: no notice hides a choice. */
const layer = 250;

export function NotificationPlace() {
  return (
    <Notifications
      className={styles.place ?? ''}
      position="bottom-right"
      limit={4}
      containerWidth={380}
      zIndex={layer}
    />
  );
}
