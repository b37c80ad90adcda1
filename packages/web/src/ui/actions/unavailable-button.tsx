import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Hint } from './hint.tsx';

type UnavailableButtonProps = {
  readonly children: string;
  /** Why it cannot be pressed, shown on hover and on focus. */
  readonly reason: string;
  readonly icon?: ReactNode;
  readonly size?: 'xs' | 'sm' | 'md';
};

/** A disabled button that still takes the focus, so that everybody can learn why it is off. */
export function UnavailableButton({ children, reason, icon, size = 'md' }: UnavailableButtonProps) {
  const id = useId();
  return (
    <>
      <Hint label={reason} delay={0}>
        <Button
          aria-disabled
          aria-describedby={id}
          data-disabled
          size={size}
          leftSection={icon}
          onClick={(event) => event.preventDefault()}
        >
          {children}
        </Button>
      </Hint>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}
