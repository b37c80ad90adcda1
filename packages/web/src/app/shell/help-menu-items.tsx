import { Menu } from '@mantine/core';
import { IconBell, IconKeyboard } from '@tabler/icons-react';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { markNoticesSeen } from '../../ui/notifications/notice-history.ts';
import type { HelpTopic } from './help-topic.ts';

export function HelpMenuItems({ onOpen }: { readonly onOpen: (topic: HelpTopic) => void }) {
  const t = usePhrases(shellPhrases);
  const handleNotices = () => {
    markNoticesSeen();
    onOpen('notices');
  };
  return (
    <>
      <Menu.Item leftSection={<IconBell size={16} stroke={1.75} aria-hidden />} onClick={handleNotices}>
        {t('notices')}
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden />} onClick={() => onOpen('shortcuts')}>
        {t('shortcuts')}
      </Menu.Item>
    </>
  );
}
