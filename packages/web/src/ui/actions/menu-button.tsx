import { Suspense, useState } from 'react';
import { lazyPart } from '../until-loaded.ts';
import type { MenuButtonProps } from './trigger.ts';

const OpeningMenu = lazyPart(() => import('./opening-menu.tsx').then((m) => ({ default: m.OpeningMenu })));

/** A button with a menu; the chunk of menus arrives when one is first pressed. */
export function MenuButton(props: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const resting = props.button({ onClick: () => setWanted(true), 'aria-haspopup': 'menu', 'aria-expanded': false });
  return isWanted ? (
    <Suspense fallback={resting}>
      <OpeningMenu {...props} />
    </Suspense>
  ) : (
    resting
  );
}
