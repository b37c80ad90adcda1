import { lazy, Suspense } from 'react';
import { untilLoaded } from '../until-loaded.ts';
import { useNoticePlace } from './notice-place.ts';

const NotificationPlace = lazy(() =>
  untilLoaded(() => import('./notification-place.tsx').then((m) => ({ default: m.NotificationPlace }))),
);

/** Where notices float in; its chunk arrives with the first of them. */
export function NotificationHost() {
  const isWanted = useNoticePlace((state) => state.isWanted);
  return <Suspense fallback={null}>{isWanted && <NotificationPlace />}</Suspense>;
}
