import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Hint } from './hint.tsx';

type IconButtonProps = Omit<ActionIconProps, 'children' | 'aria-label'> &
  Omit<ComponentProps<'button'>, keyof ActionIconProps | 'children' | 'aria-label'> & {
    /** The action of the button: its name and its tooltip. */
    readonly label: string;
    readonly icon: ReactNode;
    readonly withTooltip?: boolean;
  };

/** A button of one icon; its word is in the tooltip and in its name. */
export function IconButton({ label, icon, withTooltip = true, ...rest }: IconButtonProps) {
  return (
    <Hint label={label} disabled={!withTooltip}>
      <ActionIcon aria-label={label} {...rest}>
        {icon}
      </ActionIcon>
    </Hint>
  );
}
