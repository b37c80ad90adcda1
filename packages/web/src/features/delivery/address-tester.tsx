import { useEffect } from 'react';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AddressMoves } from './address-moves.tsx';
import styles from './delivery.module.css';
import { TestResults } from './test-results.tsx';
import { forgetTestedAddresses, testAddresses, useTestedAddresses } from './use-tested-addresses.ts';

const mostProblems = 5;

/** Addresses typed or pasted with their coordinates, and what the draft says of them. */
export function AddressTester() {
  const t = usePhrases(deliveryPhrases);
  const { text, read } = useTestedAddresses();
  useEffect(() => forgetTestedAddresses, []);
  return (
    <Section title={t('test')} hint={t('testHint')}>
      <div className={styles.tester}>
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
        {read.addresses.length > 0 && (
          <>
            <AddressMoves />
            <TestResults />
          </>
        )}
      </div>
    </Section>
  );
}
