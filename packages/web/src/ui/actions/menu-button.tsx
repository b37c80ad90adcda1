import { lazyPart } from '../until-loaded.ts';
import { RestingPart } from './resting-part.tsx';
import type { MenuButtonProps } from './trigger.ts';

const OpeningMenu = lazyPart(() => import('./opening-menu.tsx').then((m) => ({ default: m.OpeningMenu })));

/** A button with a menu; the chunk of menus arrives when one is first pressed. */
export function MenuButton(props: MenuButtonProps) {
  return (
    <RestingPart
      resting={(want) => props.button({ onClick: want, 'aria-haspopup': 'menu', 'aria-expanded': false })}
      part={() => <OpeningMenu {...props} />}
    />
  );
}
