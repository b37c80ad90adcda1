import { Button } from '@mantine/core';
import type { KitchenChannel } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { menuKitchenPhrases } from '../../../phrases/menus/menu-kitchen.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { KitchenTable } from './kitchen-table.tsx';
import { useDevices } from './use-devices.ts';

/** RT-54: which items each kitchen display shows. */
export function KpsPage() {
  return (
    <MenuEditor>
      <KitchenScreen title="kps" hint="kpsHint" channels={['displays']} none="noDisplays" />
    </MenuEditor>
  );
}

/** RT-53: which items each printer of the kitchen prints, on paper and on labels. */
export function MenuPrintersPage() {
  return (
    <MenuEditor>
      <KitchenScreen
        title="printers"
        hint="printersHint"
        channels={['kitchenPrinters', 'labelPrinters']}
        none="noPrinters"
      />
    </MenuEditor>
  );
}

type KitchenScreenProps = {
  readonly title: 'kps' | 'printers';
  readonly hint: 'kpsHint' | 'printersHint';
  readonly none: 'noDisplays' | 'noPrinters';
  readonly channels: readonly KitchenChannel[];
};

function KitchenScreen({ title, hint, none, channels }: KitchenScreenProps) {
  const t = usePhrases(menuKitchenPhrases);
  const devices = useDevices(channels);
  const hasItems = useMenu(({ items }) => items.length > 0);
  const open = (
    <Button component={Link} to="/locationSettings/printers" search={true}>
      {t('openPrinters')}
    </Button>
  );
  const say = (words: 'noItems' | typeof none, action?: typeof open) => (
    <PaneMessage>
      <EmptyState title={t(words)} action={action}>
        {t(`${words}Hint`)}
      </EmptyState>
    </PaneMessage>
  );
  return (
    <EditorPage title={t(title)} subtitle={t(hint)} isPane>
      {devices === undefined && (
        <PaneMessage>
          <SkeletonTable rows={8} />
        </PaneMessage>
      )}
      {devices?.length === 0 && say(none, open)}
      {devices !== undefined && devices.length > 0 && !hasItems && say('noItems')}
      {devices !== undefined && devices.length > 0 && hasItems && (
        <KitchenTable label={t(title)} devices={devices} channels={channels} />
      )}
    </EditorPage>
  );
}
