import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { replayPhrases } from '../../../../phrases/publishing/replay.ts';
import { hasFeature } from '../../../../session/rights.ts';
import { useSession } from '../../../../session/session-store.ts';
import { SidePanel } from '../../../../ui/layout/pane/side-panel.tsx';
import { ReplayView } from './replay-view.tsx';
import { useReplay } from './use-replay.ts';

type ReplayButtonProps = {
  readonly companyId: string;
  readonly locationIds: readonly string[];
  /** Changes with the documents that would be published; undefined while they are not known. */
  readonly version: string | undefined;
};

/** Rings up the tickets of last week under the menus that would be published, for people who may see sales. */
export function ReplayButton({ companyId, locationIds, version }: ReplayButtonProps) {
  const t = usePhrases(replayPhrases);
  const [isOpen, setOpen] = useState(false);
  const run = useReplay({ companyId, locationIds, version: version ?? '' });
  if (!hasFeature(useSession(), 'dashboard')) return null;
  const handleOpen = () => {
    setOpen(true);
    if (run.replay === undefined || run.isStale) run.run();
  };
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        disabled={locationIds.length === 0 || version === undefined}
        leftSection={<IconHistory size={14} stroke={1.75} aria-hidden />}
        onClick={handleOpen}
      >
        {t('begin')}
      </Button>
      <SidePanel title={t('title')} isOpen={isOpen} onClose={() => setOpen(false)} width={960}>
        <ReplayView run={run} />
      </SidePanel>
    </>
  );
}
