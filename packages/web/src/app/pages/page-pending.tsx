import { useEffect, useState } from 'react';
import { Page } from '../../ui/layout/page/page.tsx';
import { SkeletonLines, SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { ChunkFailed } from './chunk-failed.tsx';
import styles from './pages.module.css';

/** BC-16: a part of the console that has not arrived after so many milliseconds counts as failed. */
export const chunkTimeoutMillis = 120_000;

/** The shape of a page while its chunk or data is on the way. */
export function PagePending() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeoutMillis);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) return <ChunkFailed />;
  return (
    <Page>
      <div className={styles.pending}>
        <SkeletonLines lines={2} />
        <SkeletonTable rows={6} />
      </div>
    </Page>
  );
}
