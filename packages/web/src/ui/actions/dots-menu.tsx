import { IconDots } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
import { MenuButton } from './menu-button.tsx';
import type { MenuButtonProps } from './trigger.ts';

type DotsMenuProps = Omit<MenuButtonProps, 'button'> & {
  /** Names the subject of the actions: `Actions for Pier 7`. */
  readonly label: string;
  /** `row`: small, among the cells of a row; `page`: framed, among the buttons of a page. */
  readonly place?: 'row' | 'tools' | 'page';
};

const looks = { row: { size: 'sm' }, tools: {}, page: { variant: 'default' } } as const;

/** Rare actions, behind three dots. */
export function DotsMenu({ label, place = 'row', ...menu }: DotsMenuProps) {
  return (
    <MenuButton
      {...menu}
      button={(trigger) => (
        <IconButton
          {...trigger}
          {...looks[place]}
          label={label}
          withTooltip={false}
          icon={<IconDots size={16} stroke={1.75} aria-hidden />}
        />
      )}
    />
  );
}
