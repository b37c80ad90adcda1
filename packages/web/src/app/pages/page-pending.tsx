import { Page } from '../../ui/layout/page.tsx';
import { SkeletonLines, SkeletonTable } from '../../ui/messages/skeletons.tsx';
import styles from './pages.module.css';

/** The shape of a page while its chunk or data is on the way. */
export function PagePending() {
  return (
    <Page>
      <div className={styles.pending}>
        <SkeletonLines lines={2} />
        <SkeletonTable rows={6} />
      </div>
    </Page>
  );
}
