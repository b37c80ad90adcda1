import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconMail, IconPencil, IconSelector, IconTrash } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { viewsPhrases } from '../../../phrases/sales/views.ts';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import type { ReportViews } from './use-views.ts';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type ViewMenuProps = { readonly views: ReportViews; readonly onRename: () => void };

/** Beside the title: the view that is open, and the others of this report. */
export function ViewMenu({ views: { views, opened, isChanged, open, remove }, onRename }: ViewMenuProps) {
  const t = usePhrases(viewsPhrases);
  const says = opened === undefined ? t('noView') : isChanged ? t('changed', { name: opened.name }) : opened.name;
  return (
    <>
      <MenuButton
        width={280}
        button={(trigger) => (
          <Button
            {...trigger}
            size="sm"
            leftSection={<IconBookmark {...icon} />}
            rightSection={<IconSelector {...icon} size={14} />}
          >
            {says}
          </Button>
        )}
        items={() => (
          <>
            <Menu.Label>{views.length === 0 ? t('none') : t('views')}</Menu.Label>
            {views.map((view) => (
              <Menu.Item
                key={view.id}
                aria-current={view.id === opened?.id || undefined}
                {...(view.mail && { rightSection: <IconMail {...icon} size={14} /> })}
                onClick={() => void open(view)}
              >
                {view.name}
              </Menu.Item>
            ))}
            {opened && (
              <>
                <Menu.Divider />
                <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
                  {t('rename', { name: opened.name })}
                </Menu.Item>
                <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => void remove(opened)}>
                  {t('delete', { name: opened.name })}
                </Menu.Item>
              </>
            )}
          </>
        )}
      />
      {opened?.mail && opened.mail.state !== 'NO_RIGHT' && <Muted>{t('mailedAt', { time: opened.mail.at })}</Muted>}
    </>
  );
}
