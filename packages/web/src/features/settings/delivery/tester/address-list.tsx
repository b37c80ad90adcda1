import { Modal } from '@mantine/core';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from '../delivery.module.css';
import { TestResults } from './test-results.tsx';
import { testAddresses, useTestedAddresses } from './use-tested-addresses.ts';

const mostProblems = 5;

/** Many addresses, typed or pasted with their coordinates, and the result of each in the draft. */
export function AddressList({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(deliveryPhrases);
  const { text, read } = useTestedAddresses();
  return (
    <Modal opened onClose={onClose} size={960} title={t('testList')} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={styles.list}>
        <Text as="p" tone="faint">
          {t('testListHint')}
        </Text>
        <TextField
          label={t('addresses')}
          value={text}
          onChange={testAddresses}
          hint={t('addressesHint')}
          placeholder={t('addressesExample')}
          lines={3}
          mostLines={10}
        />
        {read.problems.length > 0 && (
          <ul className={styles.unread} aria-live="polite">
            {read.problems.slice(0, mostProblems).map(({ line, message }) => (
              <li key={line}>{t('unreadLine', { line, message })}</li>
            ))}
            {read.problems.length > mostProblems && (
              <li>{t('moreFindings', { count: read.problems.length - mostProblems })}</li>
            )}
          </ul>
        )}
        {read.addresses.length > 0 && <TestResults />}
      </div>
    </Modal>
  );
}
