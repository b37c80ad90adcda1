import { Menu } from '@mantine/core';
import type { RoutePlace } from '@servery/domain';
import { IconArrowBackUp, IconCopy, IconEraser, IconPaint } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { namesOf, type Routes } from './use-routes.ts';

type RouteMenuProps = {
  readonly routes: Routes;
  /** Of the row or the column. */
  readonly name: string;
  readonly places: readonly RoutePlace[];
  /** The selection of the chosen cell. */
  readonly selection: readonly string[];
  readonly onCopy?: () => void;
};

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** The actions on a whole row or column; each is one step of undo. */
export function RouteMenu({ routes, name, places, selection, onCopy }: RouteMenuProps) {
  const t = usePhrases(printerOptionPhrases);
  if (!routes.canEdit) return null;
  const fill = () => routes.edit(places.filter(routes.isTakenAt).map((place) => [place, selection]));
  return (
    <DotsMenu
      label={t('actionsOf', { name })}
      width={280}
      items={() => (
        <>
          {selection.length > 0 && (
            <Menu.Item leftSection={<IconPaint {...icon} />} onClick={fill}>
              {t('fill', { value: namesOf(routes.devices, selection) })}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconEraser {...icon} />}
            onClick={() => routes.edit(places.map((place) => [place, []]))}
          >
            {t('fillClear')}
          </Menu.Item>
          {!routes.isCompany && (
            <Menu.Item
              leftSection={<IconArrowBackUp {...icon} />}
              onClick={() => routes.edit(places.map((place) => [place, 'inherited']))}
            >
              {t('revert')}
            </Menu.Item>
          )}
          {onCopy && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onCopy}>
              {t('copyTo')}
            </Menu.Item>
          )}
        </>
      )}
    />
  );
}
