import { Outlet, useSearch } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { z } from 'zod/mini';
import { useReview } from '../../../editing/review/use-review.ts';
import { OnePaneProvider, useLacksRoom } from './one-pane.ts';
import styles from './tree-panes.module.css';

const tableSchema = z.object({ table: z.optional(z.string()) });

type TreePanesProps = {
  readonly tree: ReactNode;
  /** Nothing is chosen in the tree: one pane shows only the tree, or the table that the tree leads to. */
  readonly isIndex: boolean;
};

/** The tree at the left, the chosen entry at the right; without room for both each is a page of its own. */
export function TreePanes({ tree, isIndex }: TreePanesProps) {
  const split = useRef<HTMLDivElement>(null);
  const isOnePane = useLacksRoom(split);
  const { isReviewing } = useReview();
  const { table } = tableSchema.parse(useSearch({ strict: false }));
  return (
    <OnePaneProvider value={isOnePane}>
      <div
        ref={split}
        className={styles.split}
        data-one-pane={isOnePane || undefined}
        data-index={(isIndex && !isReviewing && table === undefined) || undefined}
      >
        {!isReviewing && tree}
        <div className={styles.pane}>
          <Outlet />
        </div>
      </div>
    </OnePaneProvider>
  );
}
