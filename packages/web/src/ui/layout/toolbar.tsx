import type { ReactNode } from 'react';
import { Row } from './row.tsx';

type ToolbarProps = { readonly label: string; readonly children: ReactNode; readonly end?: ReactNode };

/** One line of controls over a list: search and filters at the left, views at the right. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <Row as="search" gap={2} wrap aria-label={label}>
      {children}
      {end && (
        <Row gap={2} place="end">
          {end}
        </Row>
      )}
    </Row>
  );
}
