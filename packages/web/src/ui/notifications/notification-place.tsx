import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import styles from './notification-place.module.css';

export function NotificationPlace() {
  return (
    <Notifications className={styles.place ?? ''} position="bottom-right" limit={4} containerWidth={380} zIndex={400} />
  );
}
