import { Button } from '@mantine/core';
import { IconGridDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useWantedPlace } from '../../../../editing/reveal/use-wanted-place.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { LayoutView } from '../use-layout-view.ts';
import { GridDialog } from './grid-dialog.tsx';

/** The grid of the layout, `5 × 6`, which opens its dialog. */
export function GridButton({ view }: { readonly view: LayoutView }) {
  const t = usePhrases(menuLayoutPhrases);
  const [isOpen, setOpen] = useState(false);
  useWantedPlace(([, field]) => setOpen(field === 'columns' || field === 'rows'));
  const { columns, rows } = view.grid;
  const size = t('gridSize', { columns, rows });
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        aria-label={`${t('grid')} ${size}`}
        leftSection={<IconGridDots size={14} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {size}
      </Button>
      {isOpen && <GridDialog view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
