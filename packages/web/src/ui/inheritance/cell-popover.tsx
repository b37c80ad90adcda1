import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';

type CellPopoverProps = {
  readonly label: string;
  /** The element that it opens below. */
  readonly target: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A message or a choice about a cell of a grid, open below it until it is left. */
export function CellPopover({ label, target, onClose, children }: CellPopoverProps) {
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      width={304}
      trapFocus
      withinPortal
      withRoles={false}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
