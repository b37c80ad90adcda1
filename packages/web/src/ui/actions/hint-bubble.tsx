import { Tooltip } from '@mantine/core';

type HintBubbleProps = {
  readonly target: HTMLElement;
  readonly label: string;
  readonly position: 'top' | 'right' | 'bottom';
};

export function HintBubble({ target, label, position }: HintBubbleProps) {
  return <Tooltip opened target={target} label={label} position={position} maw={280} multiline />;
}
