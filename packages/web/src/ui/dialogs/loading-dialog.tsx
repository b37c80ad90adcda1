import { Loader, Modal } from '@mantine/core';
import styles from './loading-dialog.module.css';

/** Work that has to finish before anything else can be done. */
export function LoadingDialog({ message }: { readonly message: string }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={320}
      aria-label={message}
    >
      <p className={styles.loading} role="status">
        <Loader size={18} />
        {message}
      </p>
    </Modal>
  );
}
