import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

type SidePanelProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly side?: 'left' | 'right';
  readonly width?: number;
};

/** The head of a panel is no second banner of the page. */
const asPart = { header: { role: 'none' } } as const;

/** A panel that slides in over the page and leaves with Escape; the whole width on a phone. */
export function SidePanel({ title, isOpen, onClose, children, side = 'right', width = 400 }: SidePanelProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position={side}
      size={`min(${width}px, 100vw)`}
      attributes={asPart}
    >
      {children}
    </Drawer>
  );
}
