import { Button } from '@mantine/core';
import { IconPlus, IconWand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { HandDrag, type HandDragProps } from '../../../ui/order/hand-drag.tsx';
import { ButtonForm } from './buttons/button-form.tsx';
import styles from './device/layout-board.module.css';
import { LayoutDevice } from './device/layout-device.tsx';
import { FillProposal } from './fill/fill-proposal.tsx';
import { useFill } from './fill/use-fill.ts';
import { GridButton } from './grid/grid-button.tsx';
import { LayoutSide } from './layout-side.tsx';
import { MomentButton } from './moment-button.tsx';
import { TabForm } from './tabs/tab-form.tsx';
import { TerminalSizes } from './terminal-sizes.tsx';
import { Ticket } from './try/ticket.tsx';
import { TryButton } from './try/try-button.tsx';
import { TryDevice } from './try/try-device.tsx';
import { useTriedTicket } from './try/use-tried-ticket.ts';
import { type LayoutEdits, useLayoutEdits } from './use-layout-edits.ts';
import { type LayoutView, useLayoutView } from './use-layout-view.ts';

/** RT-64, LY-01, LY-02: the tabs of the point of sale and their buttons, as cashiers see them. */
export function MenuLayoutPage() {
  return (
    <MenuEditor>
      <MenuLayout />
    </MenuEditor>
  );
}

const sections = ['layout'];

function MenuLayout() {
  const t = usePhrases(menuLayoutPhrases);
  const view = useLayoutView();
  const { tab } = view;
  const edits = useLayoutEdits(view, tab);
  const fill = useFill(view);
  const { tried, tryIt } = useTriedTicket();
  useWantedPlace(([, , wanted, , place]) => {
    if (typeof wanted !== 'object' || !('id' in wanted)) return;
    if (place === undefined) view.openTab(String(wanted.id));
    else view.openButton(String(wanted.id), Number(place));
  });
  const handleDrop: HandDragProps['onDragEnd'] = ({ canceled, operation }) => {
    const [from, to] = [Number(operation.source?.id), Number(operation.target?.id)];
    if (!canceled && !Number.isNaN(from) && !Number.isNaN(to)) edits.move(from, to);
  };
  const generate = (
    <Button
      component={Link}
      to="/menu/layout/generate"
      search={true}
      leftSection={<IconWand size={16} stroke={1.75} aria-hidden />}
    >
      {t('generate')}
    </Button>
  );
  return (
    <EditorPage title={t('title')} subtitle={t('hint')} sections={sections} actions={edits.mayEdit && generate} isPane>
      <HandDrag onDragEnd={handleDrop}>
        <div className={styles.room}>
          <div className={styles.board}>
            <LayoutSide view={view} edits={edits} fill={fill} isTrying={tried !== undefined} />
            {tab ? (
              <>
                <div className={styles.stage}>
                  <Row gap={2} wrap>
                    {!tried && edits.mayEdit && <Tools edits={edits} view={view} />}
                    {!tried && <MomentButton view={view} />}
                    <TryButton tried={tried} onTry={tryIt} />
                  </Row>
                  {tried ? (
                    <TryDevice view={view} tab={tab} tried={tried} />
                  ) : (
                    <>
                      <FillProposal fill={fill} tab={tab} />
                      <LayoutDevice view={view} tab={tab} edits={edits} proposed={fill.proposed} />
                    </>
                  )}
                  <TerminalSizes view={view} tab={tab} />
                  {!tried && (
                    <Text as="p" size="sm" tone="faint">
                      {t('keysHint')}
                    </Text>
                  )}
                </div>
                <div className={styles.side}>
                  {tried ? <Ticket tried={tried} /> : <Inspector view={view} edits={edits} />}
                </div>
              </>
            ) : (
              <PaneMessage>
                <EmptyState title={t('noTabs')} action={generate}>
                  {t('noTabsHint')}
                </EmptyState>
              </PaneMessage>
            )}
          </div>
        </div>
      </HandDrag>
    </EditorPage>
  );
}

type PartProps = { readonly view: LayoutView; readonly edits: LayoutEdits };

function Tools({ view, edits }: PartProps) {
  const t = usePhrases(menuLayoutPhrases);
  const { selected } = view;
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        onClick={() => edits.addButton({})}
      >
        {t('addButton')}
      </Button>
      <Button size="sm" variant="subtle" disabled={selected.length === 0} onClick={edits.copy}>
        {t('copy')}
      </Button>
      <Button size="sm" variant="subtle" onClick={edits.paste}>
        {t('paste')}
      </Button>
      <Button size="sm" variant="subtle" disabled={selected.length === 0} onClick={edits.remove}>
        {t('remove')}
      </Button>
      <GridButton view={view} />
      {selected.length > 1 && <Text role="status">{t('several', { count: selected.length })}</Text>}
    </>
  );
}

/** The one selected button, else the tab. */
function Inspector({ view, edits }: PartProps) {
  const { tab, selected } = view;
  if (!tab) return null;
  const [place] = selected;
  const button = place === undefined ? undefined : tab.buttons[place];
  if (place !== undefined && button && selected.length === 1)
    return <ButtonForm key={`${tab.id} ${place}`} tab={tab} place={place} button={button} edits={edits} />;
  return <TabForm key={tab.id} tab={tab} mayEdit={edits.mayEdit} onDeleted={() => view.openTab(undefined)} />;
}
