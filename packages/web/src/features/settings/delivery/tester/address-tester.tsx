import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { AddressBox } from './address-box.tsx';
import { AddressMoves } from './address-moves.tsx';
import { TestAnswer } from './test-answer.tsx';
import styles from './tester.module.css';
import { useAddressTest } from './use-address-test.ts';
import { forgetTestedAddresses, useTestedAddresses } from './use-tested-addresses.ts';

const AddressList = lazy(() => import('./address-list.tsx').then((m) => ({ default: m.AddressList })));

/** One address as people write it, and its result in the draft; many of them in a list of their own. */
export function AddressTester() {
  const t = usePhrases(deliveryPhrases);
  const tester = useAddressTest();
  const [isListOpen, setListOpen] = useState(false);
  const hasList = useTestedAddresses(({ read }) => read.addresses.length > 0);
  useEffect(() => forgetTestedAddresses, []);
  return (
    <section className={styles.tester} aria-label={t('test')}>
      <AddressBox tester={tester} />
      {tester.findsAddresses === false && (
        <Text as="p" tone="muted" size="sm">
          {t('noGeocoder')}
        </Text>
      )}
      <TestAnswer />
      {hasList && <AddressMoves />}
      <Button variant="subtle" size="sm" className={styles.more ?? ''} onClick={() => setListOpen(true)}>
        {t('testList')}
      </Button>
      <Suspense fallback={null}>{isListOpen && <AddressList onClose={() => setListOpen(false)} />}</Suspense>
    </section>
  );
}
