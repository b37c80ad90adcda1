import { Button } from '@mantine/core';
import { findByPath, isWithin, type Path } from '@servery/domain';
import { IconEyeOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useDraft } from '../../../editing/draft/editor-context.ts';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { countNotOffered, notOfferedText } from './count-not-offered.ts';

const OfferedPanel = lazy(() => import('./offered-panel.tsx').then((m) => ({ default: m.OfferedPanel })));

type NotOfferedProps = {
  /** Where it is said: of the menu or of a department. */
  readonly path: Path;
  /** The department; without it the whole menu. */
  readonly department?: string;
};

/** How many modifiers are not offered there, and the way to change that. */
export function NotOffered({ path, department }: NotOfferedProps) {
  const [isOpen, setOpen] = useState(false);
  useWantedPlace((place) => {
    if (isWithin(place, path)) setOpen(true);
  });
  const count = useDraft((draft) => countNotOffered(findByPath(draft, path)));
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconEyeOff size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {notOfferedText(count)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <OfferedPanel path={path} department={department} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
