import { Button } from '@mantine/core';
import { deleteEntities, IMAGE_SIZES, type Json, type LayoutTab, type Path, TEXT_STYLES } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { ContrastNote } from '../../../../editing/fields/colors/contrast-note.tsx';
import { DocumentColor } from '../../../../editing/fields/colors/document-color.tsx';
import { DocumentChoice } from '../../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { ImageField } from '../../../../editing/fields/image-field.tsx';
import { useChangeMenu, useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { confirm } from '../../../../ui/dialogs/dialog-store.ts';
import { Fields } from '../../../../ui/layout/pane/section.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LimitFields } from '../../forms/availability-fields.tsx';
import { isInherited } from '../../use-safe-delete.ts';
import { inOrder } from '../use-layout-view.ts';
import { StationFields } from './station-fields.tsx';
import { TabButtons } from './tab-buttons.tsx';

type TabFormProps = { readonly tab: LayoutTab; readonly mayEdit: boolean; readonly onDeleted: () => void };

/** Everything about the tab that is open. LY-03 */
export function TabForm({ tab, mayEdit, onDeleted }: TabFormProps) {
  const t = usePhrases(menuLayoutPhrases);
  const path: Path = ['layout', 'tabs', { id: tab.id }];
  const at = (...steps: readonly string[]): Path => [...path, ...steps];
  return (
    <Stack gap={5}>
      <Fields title={t('tab')}>
        <DocumentText path={at('name')} maxLength={200} />
        <Place tab={tab} />
        <DocumentSwitch path={at('active')} />
        <DocumentSwitch path={at('visible')} />
        <DocumentSwitch path={at('hideName')} />
        <TabButtons tab={tab} />
      </Fields>
      <Fields title={t('look')}>
        <DocumentColor path={at('tabColor')} />
        <DocumentColor path={at('tabTextColor')} />
        <ContrastNote color={tab.tabTextColor} background={tab.tabColor} />
        <ImageField path={at('tabImage')} label={t('image')} />
        <DocumentChoice path={at('background', 'mode')} values={['COLOR', 'IMAGE']} />
        {tab.background.mode === 'COLOR' ? (
          <DocumentColor path={at('background', 'color')} />
        ) : (
          <>
            <ImageField path={at('background', 'imageId')} label={t('backgroundImage')} />
            <DocumentChoice
              path={at('background', 'imageSize')}
              values={known(IMAGE_SIZES, tab.background.imageSize)}
            />
          </>
        )}
      </Fields>
      <Fields title={t('when')}>
        <LimitFields path={path} />
        <StationFields path={path} isLimited={tab.limitStations.enabled} />
      </Fields>
      <Fields title={t('cashierText')}>
        <DocumentSwitch path={at('scrollingText', 'enabled')} />
        {tab.scrollingText.enabled && (
          <>
            <DocumentText path={at('scrollingText', 'message')} maxLength={500} lines={2} />
            <DocumentNumber path={at('scrollingText', 'fontSize')} min={1} max={200} width={120} />
            <DocumentChoice path={at('scrollingText', 'style')} values={known(TEXT_STYLES, tab.scrollingText.style)} />
            <DocumentColor path={at('scrollingText', 'color')} />
            <DocumentChoice path={at('scrollingText', 'placement')} values={['TOP', 'BOTTOM']} />
            <DocumentChoice path={at('scrollingText', 'animation')} values={['STATIC', 'SCROLL']} />
          </>
        )}
      </Fields>
      {mayEdit && <DeleteTab tab={tab} onDeleted={onDeleted} />}
    </Stack>
  );
}

/** The values that are offered, and the one that the tab has of itself. */
function known(values: readonly string[], own: string): readonly string[] {
  return [...new Set([...values, own])];
}

/** The place of the tab, and whether another level put it there. It is moved in the tree. */
function Place({ tab }: Pick<TabFormProps, 'tab'>) {
  const t = usePhrases(menuLayoutPhrases);
  const tabs = useMenu((menu) => menu.layout.tabs);
  const position = inOrder(tabs).findIndex(({ id }) => id === tab.id) + 1;
  const format = (order: Json) => t('place', { position: Number(order) + 1 });
  return (
    <Row gap={2}>
      <Text tone="faint">{t('placeOf', { position, count: tabs.length })}</Text>
      <FieldMark path={['layout', 'tabs', { id: tab.id }, 'order']} label={t('order')} format={format} />
    </Row>
  );
}

function DeleteTab({ tab, onDeleted }: Omit<TabFormProps, 'mayEdit'>) {
  const t = usePhrases(menuLayoutPhrases);
  const editor = useEditor();
  const change = useChangeMenu();
  if (isInherited(editor, ['layout', 'tabs', { id: tab.id }])) return null;
  const handleDelete = async () => {
    const count = Object.keys(tab.buttons).length;
    const question = { title: t('deleteTabTitle', { name: tab.name }), message: t('deleteTabText', { count }) };
    if ((await confirm({ ...question, accept: t('delete'), level: 'danger' })) !== 'accept') return;
    change((menu) => deleteEntities(menu, 'tab', [tab.id]).menu);
    onDeleted();
  };
  return (
    <div>
      <Button
        size="sm"
        leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
        onClick={() => void handleDelete()}
      >
        {t('deleteTab')}
      </Button>
    </div>
  );
}
