import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { MenuButtonProps, TriggerProps } from './trigger.ts';

/** A menu that opens as soon as it is there, and gives the focus back to its button. */
export function OpeningMenu({ button, items, width = 220 }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  useEffect(() => {
    anchor.current?.querySelector('button')?.focus();
    setOpen(true);
  }, []);
  return (
    <span ref={anchor} style={{ display: 'contents' }}>
      <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={width}>
        <Menu.Target>
          <Target button={button} />
        </Menu.Target>
        <Menu.Dropdown>{items()}</Menu.Dropdown>
      </Menu>
    </span>
  );
}

/** Passes the properties that Mantine gives its target on to the button. */
function Target({ button, ...props }: Pick<MenuButtonProps, 'button'> & TriggerProps) {
  return button(props);
}
