import { Button } from '@mantine/core';
import { generateLayout, type LayoutTab } from '@servery/domain';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { newEntityId } from '../new-entity-id.ts';
import { buttonFace } from './buttons/button-face.ts';
import styles from './device/layout-button.module.css';
import { useEditTabs } from './use-edit-tabs.ts';

/** RT-65: proposes tabs and buttons for everything that is sold. */
export function GenerateLayoutPage() {
  return (
    <MenuEditor>
      <Generate />
    </MenuEditor>
  );
}

function Generate() {
  const t = usePhrases(menuLayoutPhrases);
  const menu = useMenu((draft) => draft);
  const mayEdit = useMayEdit(['layout']);
  const edits = useEditTabs();
  const navigate = useNavigate();
  const proposed = useMemo(() => withNewIds(generateLayout(menu, { grid: menu.layout })), [menu]);
  const { tabs } = menu.layout;
  const take = (next: readonly LayoutTab[]) => {
    edits.put(next.map((tab, order) => ({ ...tab, order })));
    notify.success(t('generated', { count: proposed.length }));
    navigate({ to: '/menu/layout', search: true }).catch((error: unknown) => console.error(error));
  };
  const handleReplace = async () => {
    const question = { title: t('replaceTitle'), message: t('replaceText', { count: tabs.length }) };
    if ((await confirm({ ...question, accept: t('replace') })) === 'accept') take(proposed);
  };
  return (
    <EditorPage title={t('generateTitle')} subtitle={t('generateHint')} sections={['layout']}>
      <Stack gap={5}>
        <div>
          <Link to="/menu/layout" search={true}>
            {t('back')}
          </Link>
        </div>
        {proposed.length === 0 ? (
          <EmptyState title={t('generateNothing')}>{t('generateNothingHint')}</EmptyState>
        ) : (
          <>
            {mayEdit && (
              <Row gap={2}>
                <Button variant="filled" onClick={() => take([...tabs, ...proposed])}>
                  {t('generateAdd', { count: proposed.length })}
                </Button>
                {tabs.length > 0 && <Button onClick={() => void handleReplace()}>{t('generateReplace')}</Button>}
              </Row>
            )}
            {proposed.map((tab) => (
              <Section key={tab.id} title={tab.name} hint={t('tabButtons', { count: Object.keys(tab.buttons).length })}>
                <Proposal tab={tab} proposed={proposed} />
              </Section>
            ))}
          </>
        )}
      </Stack>
    </EditorPage>
  );
}

type ProposalProps = { readonly tab: LayoutTab; readonly proposed: readonly LayoutTab[] };

/** The buttons of a tab as they would be placed, without the point of sale around them. */
function Proposal({ tab, proposed }: ProposalProps) {
  const menu = useMenu((draft) => draft);
  const shown = { ...menu, layout: { ...menu.layout, tabs: [...proposed] } };
  const { columns } = menu.layout;
  return (
    <ul className={styles.proposal} style={{ '--columns': columns }} aria-label={tab.name}>
      {Object.entries(tab.buttons).map(([place, button]) => {
        const { text, note } = buttonFace(shown, button);
        const { buttonColor, textColor } = button.buttonStyle;
        const at = Number(place);
        const style = {
          gridRow: Math.floor(at / columns) + 1,
          gridColumn: (at % columns) + 1,
          background: buttonColor,
          color: textColor,
        };
        return (
          <li key={place} className={styles.proposed} style={style}>
            <span className={styles.buttonText}>{text}</span>
            <span className={styles.buttonNote}>{note}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The ids of a proposal are those of departments and categories: as tabs they get ids of their own, links included. */
function withNewIds(tabs: readonly LayoutTab[]): readonly LayoutTab[] {
  const ids = new Map(tabs.map(({ id }) => [id, newEntityId('tab')]));
  const renamed = (id: string | null) => (id === null ? null : (ids.get(id) ?? id));
  return tabs.map((tab) => ({
    ...tab,
    id: ids.get(tab.id) ?? tab.id,
    buttons: Object.fromEntries(
      Object.entries(tab.buttons).map(([place, button]) => [
        place,
        { ...button, typeInfo: { ...button.typeInfo, menuLinkId: renamed(button.typeInfo.menuLinkId) } },
      ]),
    ),
  }));
}
