import { Button } from '@mantine/core';
import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { menuTryPhrases } from '../../../../phrases/menus/menu-try.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { Tried } from './use-tried-ticket.ts';

type TryButtonProps = { readonly tried: Tried | undefined; readonly onTry: (isTrying: boolean) => void };

/** Lets the buttons of the screen be pressed instead of edited, and back. */
export function TryButton({ tried, onTry }: TryButtonProps) {
  const t = usePhrases(menuTryPhrases);
  const Icon = tried ? IconX : IconPlayerPlay;
  return (
    <Button
      size="sm"
      ml="auto"
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
      onClick={() => onTry(tried === undefined)}
    >
      {t(tried ? 'stop' : 'tryIt')}
    </Button>
  );
}
