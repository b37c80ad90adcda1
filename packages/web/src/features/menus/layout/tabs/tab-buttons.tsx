import type { LayoutTab, Path } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { RevertSection } from '../../../../editing/page/revert-section.tsx';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { isInherited } from '../../use-safe-delete.ts';
import { useButtonOrigins } from '../device/use-button-origins.ts';

/** How many places of an inherited tab this level made different, and the way back: a moved button has two of them. */
export function TabButtons({ tab }: { readonly tab: LayoutTab }) {
  const t = usePhrases(menuLayoutPhrases);
  const editor = useEditor();
  const path: Path = ['layout', 'tabs', { id: tab.id }, 'buttons'];
  const own = useButtonOrigins(tab).filter(({ origin }) => origin === editor.level.kind);
  if (!isInherited(editor, path)) return null;
  return (
    <Row gap={2} justify="between">
      <Muted small>{own.length === 0 ? t('buttonsSame') : t('buttonsDiffer', { count: own.length })}</Muted>
      <RevertSection paths={[path]} name={t('buttonsOf', { name: tab.name })} />
    </Row>
  );
}
