import { IconHelpCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useScreenKeys } from '../../../ui/dialogs/use-screen-keys.ts';
import { lazyPart } from '../../../ui/until-loaded.ts';

const ShortcutsPanel = lazyPart(() => import('./shortcuts-panel.tsx').then((m) => ({ default: m.ShortcutsPanel })));

/** Everything that the keyboard does, also under `?`. */
export function ShortcutsButton() {
  const t = usePhrases(shellPhrases);
  const [isOpen, setOpen] = useState(false);
  useScreenKeys([['shift+?', () => setOpen(true)]]);
  return (
    <>
      <IconButton
        label={t('shortcuts')}
        icon={<IconHelpCircle size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <ShortcutsPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
