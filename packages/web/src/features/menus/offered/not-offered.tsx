import { Button } from '@mantine/core';
import type { MenuBlob, Path } from '@servery/domain';
import { IconEyeOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { liesWithin } from '../../../editing/document/path-value.ts';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { offeredPhrases } from '../../../phrases/menus/modifiers/offered.ts';
import { usePhrases } from '../../../phrases/phrases.ts';

const OfferedPanel = lazy(() => import('./offered-panel.tsx').then((m) => ({ default: m.OfferedPanel })));

type NotOfferedProps = {
  /** Where it is said: of the menu or of a department. */
  readonly path: Path;
  readonly availability: MenuBlob['modifiers']['availability'];
  /** The department; without it the whole menu. */
  readonly department?: string;
};

/** How many modifiers are not offered there, and the way to change that. */
export function NotOffered({ path, availability, department }: NotOfferedProps) {
  const t = usePhrases(offeredPhrases);
  const [isOpen, setOpen] = useState(false);
  useWantedPlace((place) => {
    if (liesWithin(place, path)) setOpen(true);
  });
  const count = [...availability.categories, ...availability.items].filter(({ available }) => !available).length;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconEyeOff size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('allOffered') : t('notOffered', { count })}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <OfferedPanel path={path} department={department} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
