import { Suspense } from 'react';
import { lazyPart } from '../until-loaded.ts';
import { useNoticePlace } from './notice-place.ts';

const NotificationPlace = lazyPart(() =>
  import('./notification-place.tsx').then((m) => ({ default: m.NotificationPlace })),
);

/** Where notices float in; its chunk arrives with the first of them. */
export function NotificationHost() {
  const isWanted = useNoticePlace((state) => state.isWanted);
  return <Suspense fallback={null}>{isWanted && <NotificationPlace />}</Suspense>;
}
