import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';

/**
 * A drawing of the edited thing: beside the page where there is room, else over it, behind a button. Without a preview there is none of them.
 *
 * `roomFrom`: pixels of the window from which on there is room.
 */
export function usePreview(preview: ReactNode, roomFrom: number) {
  const t = usePhrases(configurationPhrases);
  const hasRoom = useMediaQuery(`(min-width: ${roomFrom}px)`, undefined, { getInitialValueInEffect: false });
  const [isShown, setShown] = useState(false);
  /** The page below is seen again, where the preview lies over it. */
  const close = useCallback(() => setShown(false), []);
  if (preview === undefined) return { beside: undefined, button: undefined, over: undefined, close };
  const drawn = <section aria-label={t('preview')}>{preview}</section>;
  if (hasRoom) return { beside: drawn, button: undefined, over: undefined, close };
  return {
    close,
    beside: undefined,
    button: (
      <Button leftSection={<IconEye size={16} stroke={1.75} aria-hidden />} onClick={() => setShown(true)}>
        {t('preview')}
      </Button>
    ),
    over: (
      <SidePanel title={t('preview')} isOpen={isShown} onClose={close} width={640}>
        {drawn}
      </SidePanel>
    ),
  };
}
