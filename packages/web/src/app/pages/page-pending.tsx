import { useEffect, useState } from 'react';
import { Page } from '../../ui/layout/page/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SkeletonLines, SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { ChunkFailed } from './chunk-failed.tsx';

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
      <Stack gap={5} maxWidth={720}>
        <SkeletonLines lines={2} />
        <SkeletonTable rows={6} />
      </Stack>
    </Page>
  );
}
