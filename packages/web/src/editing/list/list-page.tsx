import { useMediaQuery } from '@mantine/hooks';
import { findByPath, isObject, type Json, type JsonObject, type Path, samePath } from '@servery/domain';
import { IconX } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { listPhrases } from '../../phrases/lists.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SidePanel } from '../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { useDraft } from '../draft/editor-context.ts';
import { EditorPage } from '../page/editor-page.tsx';
import { usePreview } from '../page/use-preview.tsx';
import { useWantedPlace } from '../reveal/use-wanted-place.ts';
import { FormsInPlace, RowFields } from './forms-in-place.tsx';
import { closeRow, deselectRow, listKey, selectRow, useListSelection } from './list-selection.ts';
import styles from './list-table.module.css';
import type { RowForm } from './row-form.ts';
import { type RowId, rowPath } from './rows.ts';
import { type RowAddress, useRowInAddress } from './use-row-in-address.ts';

/** A list of the page, and the form of its rows. */
export type PageList = {
  readonly list: Path;
  readonly form: RowForm;
  /** The name of a row that has no `name`. */
  readonly nameOf?: (row: JsonObject) => string;
  /** The actions on a whole row, beside its name over the form. */
  readonly actions?: ComponentType<{ readonly id: RowId }>;
};

type ListPageProps = {
  readonly title: string;
  readonly sections: readonly string[];
  readonly lists: readonly [PageList, ...PageList[]];
  /** Where each row of the only list has an address of its own. */
  readonly address?: RowAddress;
  /** A drawing of the things that the rows describe: it takes the room, and rows are edited below themselves. */
  readonly canvas?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** A drawing of the result of the lists, beside them and the panel. */
  readonly preview?: ReactNode;
  /** The screen places its lists and the panel (`RowPanel`) itself, in parts that scroll separately. */
  readonly isPane?: boolean;
  readonly children: ReactNode;
};

/** A page of lists; a row that is chosen is edited beside them, or over them where there is no room, or in its place beside a canvas. */
export function ListPage({ canvas, ...page }: ListPageProps) {
  return canvas === undefined ? <PanelListPage {...page} /> : <CanvasListPage {...page} canvas={canvas} />;
}

function CanvasListPage({ title, sections, lists, canvas, children, address }: ListPageProps) {
  useWantedPlace((place) => openRowOf(place, lists));
  useRowInAddress(lists, address);
  return (
    <EditorPage title={title} sections={sections} canvas={canvas}>
      <FormsInPlace value={lists}>{children}</FormsInPlace>
    </EditorPage>
  );
}

/** Pixels of the window that a list, the panel and a preview need beside each other. */
const roomForPreview = 1360;

function PanelListPage(props: Omit<ListPageProps, 'canvas'>) {
  const { title, sections, lists, children, address, actions, preview, isPane = false } = props;
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  useWantedPlace((place) => openRowOf(place, lists));
  useRowInAddress(lists, address);
  const { beside, button, over, close } = usePreview(preview, roomForPreview);
  // A row that is pressed in a preview over the list is edited below the preview.
  const selected = useListSelection();
  const isOpen = useIsRowChosen(lists);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice of a row, also of the same one again
  useEffect(close, [close, selected]);
  return (
    <EditorPage
      title={title}
      sections={sections}
      actions={
        <>
          {actions}
          {button}
        </>
      }
      isPane={isPane}
      aside={!isNarrow && !isPane && isOpen ? <RowPanel lists={lists} /> : undefined}
      preview={beside}
    >
      {children}
      {over}
      {isNarrow && <RowPanelOver lists={lists} />}
    </EditorPage>
  );
}

/** Chooses the row that a place lies in. */
function openRowOf(place: Path, lists: ListPageProps['lists']): void {
  const at = place.findIndex((step) => typeof step === 'object');
  const step = place[at];
  const list = lists.find((one) => samePath(one.list, place.slice(0, at)))?.list;
  if (list && typeof step === 'object' && 'id' in step) selectRow(list, step.id);
}

type Lists = Pick<ListPageProps, 'lists'>;

/** Whether a row of the lists is chosen: only then does its form need a place. */
export function useIsRowChosen(lists: ListPageProps['lists']): boolean {
  return useChosenRow(lists) !== undefined;
}

/** The form of the chosen row of the lists, for a place beside them. */
export function RowPanel({ lists }: Lists) {
  const common = usePhrases(uiPhrases);
  const chosen = useChosenRow(lists);
  if (!chosen) return null;
  const { actions: Actions } = chosen;
  return (
    <section className={styles.panel} aria-label={chosen.name}>
      <Row align="start">
        <h2 className={styles.panelTitle}>{chosen.name}</h2>
        <Row place="end" gap={2}>
          {Actions && <Actions id={chosen.id} />}
          <IconButton
            label={common('close')}
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={deselectRow}
          />
        </Row>
      </Row>
      <RowFields {...chosen} />
    </section>
  );
}

function RowPanelOver({ lists }: Lists) {
  const chosen = useChosenRow(lists);
  const isOpen = useListSelection((selected) => selected.isPanelOpen);
  // A row that was chosen while the panel had a place of its own does not lie over the page.
  useLayoutEffect(closeRow, []);
  return (
    <SidePanel title={chosen?.name ?? ''} isOpen={isOpen && chosen !== undefined} onClose={closeRow}>
      {chosen && <RowFields {...chosen} />}
    </SidePanel>
  );
}

type ChosenRow = Omit<PageList, 'nameOf'> & { readonly id: RowId; readonly name: string };

/** The row that was chosen; a row that nobody chose is not edited. */
function useChosenRow(lists: ListPageProps['lists']): ChosenRow | undefined {
  const t = usePhrases(listPhrases);
  const { list: key, id } = useListSelection();
  const page = lists.find(({ list }) => listKey(list) === key);
  const row = useDraft((draft) => (page && id !== null ? findByPath(draft, rowPath(page.list, id)) : undefined));
  if (!page || id === null || row === undefined) return undefined;
  return { ...page, id, name: shownName(row, page.nameOf) ?? t('unnamed') };
}

function shownName(row: Json | undefined, nameOf: PageList['nameOf']): string | undefined {
  if (!isObject(row)) return undefined;
  if (nameOf) return nameOf(row) || undefined;
  return typeof row.name === 'string' ? row.name.trim() || undefined : undefined;
}
