import type { ComponentProps, ReactNode } from 'react';

/** The props that make a button open the menu. */
export type TriggerProps = Omit<ComponentProps<'button'>, 'color' | 'style' | 'disabled'>;

export type MenuButtonProps = {
  /** The button; it is rendered with the properties that make it open the menu. */
  readonly button: (props: TriggerProps) => ReactNode;
  /** Mantine's Menu.Item, Menu.Label and Menu.Divider. */
  readonly items: () => ReactNode;
  readonly width?: number;
};
