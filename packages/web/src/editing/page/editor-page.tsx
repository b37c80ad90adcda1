import { Button } from '@mantine/core';
import { editCount } from '@servery/domain';
import { IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { IntoFrame } from '../../ui/frame/frame-slot.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { CanvasPage } from '../../ui/layout/page/canvas-page.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { SaveBar } from '../../ui/layout/page/save-bar.tsx';
import { Pane } from '../../ui/layout/pane/pane.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ClashHost } from '../conflict/clash-host.tsx';
import { NewerVersion } from '../conflict/newer-version.tsx';
import { OthersEditing } from '../conflict/others-editing.tsx';
import { discard, redo, undo } from '../draft/draft-store.ts';
import { useChanges, useEditor, useEditorState } from '../draft/editor-context.ts';
import { useMayEditAny } from '../draft/may-edit.ts';
import { useIsWithheld } from '../fields/use-is-withheld.ts';
import { OverridesBelowHost } from '../overrides/below/overrides-below-host.tsx';
import { OverridingLocationsLink } from '../overrides/below/overriding-locations-link.tsx';
import { OverridesLink } from '../overrides/own/overrides-link.tsx';
import { useRevealField } from '../reveal/use-reveal-field.ts';
import { useReview } from '../review/use-review.ts';
import { saveDraft } from '../saving/save-draft.ts';
import styles from './editor-page.module.css';
import { RevertMenu } from './revert-menu.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const ReviewPage = lazy(() => import('../review/review-page.tsx').then((m) => ({ default: m.ReviewPage })));
const ScreenNotAllowed = lazy(() => import('./screen-not-allowed.tsx').then((m) => ({ default: m.ScreenNotAllowed })));
const HistoryPanel = lazy(() => import('../history/history-panel.tsx').then((m) => ({ default: m.HistoryPanel })));

type EditorPageProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** The number of stores that differ: it comes late, and is placed where it pushes nothing. */
  readonly differ?: ReactNode;
  readonly subtitle?: ReactNode;
  /** The modules of the document that this screen edits: they can be reverted as a whole. */
  readonly sections?: readonly string[];
  /** A column at the right that stays while the page scrolls; on small screens it is for the screen to show otherwise. */
  readonly aside?: ReactNode;
  /** A drawing of the edited thing: it takes the room, and the form is a column at its left. */
  readonly canvas?: ReactNode;
  /** The parts of the screen scroll separately: a table that takes the room there is. */
  readonly isPane?: boolean;
  /** Nearly half of the page, for a preview. */
  readonly hasWideAside?: boolean;
  /** A drawing of the edited thing in a column of its own, at the right of everything. */
  readonly preview?: ReactNode;
};

/** The page around a screen that edits a document: title, save bar, review, overrides, history, and the question before leaving. */
export function EditorPage({ sections = [], ...page }: EditorPageProps) {
  useLeaveGuard();
  useRevealField();
  const { isReviewing } = useReview();
  const isWithheld = useIsWithheld(sections);
  if (isWithheld) {
    return (
      <Suspense fallback={null}>
        <ScreenNotAllowed />
      </Suspense>
    );
  }
  return (
    <Stack place="fill">
      <BannerEnd sections={sections} />
      <NewerVersion />
      <Row align="stretch" place="fill">
        {isReviewing ? (
          <Suspense fallback={<Page>{null}</Page>}>
            <ReviewPage />
          </Suspense>
        ) : (
          <Panes {...page} sections={sections} />
        )}
      </Row>
      <EditorSaveBar sections={sections} />
      <ClashHost />
      <OverridesBelowHost />
    </Stack>
  );
}

function Panes({
  title,
  children,
  actions,
  differ,
  subtitle,
  sections = [],
  aside,
  canvas,
  hasWideAside,
  isPane,
  preview,
}: EditorPageProps) {
  const header = (
    <PageHeader
      title={title}
      aside={differ}
      subtitle={subtitle}
      actions={<Actions sections={sections}>{actions}</Actions>}
    />
  );
  const drawn = preview && (
    <div className={styles.preview} data-unprinted>
      {preview}
    </div>
  );
  if (isPane) {
    return (
      <>
        <Pane header={header}>{children}</Pane>
        {drawn}
      </>
    );
  }
  if (canvas !== undefined) {
    return (
      <CanvasPage header={header} canvas={canvas}>
        {children}
      </CanvasPage>
    );
  }
  return (
    <>
      <Page>
        {header}
        {children}
      </Page>
      {aside && (
        <div className={styles.aside} data-unprinted data-wide={hasWideAside || undefined}>
          {aside}
        </div>
      )}
      {drawn}
    </>
  );
}

type OfSections = { readonly sections: readonly string[] };
type ActionsProps = OfSections & { readonly children: ReactNode };

function Actions({ children, sections }: ActionsProps) {
  const canSave = useMayEditAny(sections);
  const t = usePhrases(configurationPhrases);
  const { history } = useSearch({ strict: false });
  const keep = useKeepInAddress();
  return (
    <>
      {children}
      <Button
        variant="subtle"
        leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
        onClick={() => keep({ history: '1' })}
      >
        {t('history')}
      </Button>
      {sections.length > 0 && canSave && <RevertMenu sections={sections} />}
      <Suspense fallback={null}>
        {history !== undefined && <HistoryPanel onClose={() => keep({ history: undefined })} />}
      </Suspense>
    </>
  );
}

/** The version in the breadcrumb line, of a menu with its name, and when it was saved; in the banner the differences of this level. */
function BannerEnd({ sections }: OfSections) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const canSave = useMayEditAny(sections);
  const { ver: version, savedAt } = useEditorState(({ loaded }) => loaded.layers.versions);
  const name = useEditorState(({ loaded }) => loaded.layers.about.name);
  return (
    <>
      <IntoFrame slot="crumbs-end">
        <span>{typeof name === 'string' ? t('versionNamed', { name, version }) : t('version', { version })}</span>
        {savedAt && <span>{t('savedAt', { at: formatDateTime(savedAt) })}</span>}
      </IntoFrame>
      <IntoFrame slot="banner-end">
        <OthersEditing />
        {!canSave && <Text tone="faint">{t('viewOnly')}</Text>}
        {level.kind !== 'here' && <OverridingLocationsLink />}
        {level.kind !== 'company' && <OverridesLink />}
      </IntoFrame>
    </>
  );
}

function EditorSaveBar({ sections }: OfSections) {
  const t = usePhrases(configurationPhrases);
  const editor = useEditor();
  const cache = useQueryClient();
  const canSave = useMayEditAny(sections);
  const count = editCount(useChanges());
  const review = useReview();
  const keep = useKeepInAddress();
  const { isSaving, storedSince, past, future } = useEditorState((state) => state);
  const kept = storedSince === null ? t('keptDraft') : t('keptDraftSince', { at: formatDateTime(storedSince) });
  const handleSave = async () => {
    const showHistory = () => keep({ history: '1' });
    if ((await saveDraft(editor, cache, showHistory)) === 'saved' && review.isReviewing) await review.close();
  };
  const handleDiscard = async () => {
    const answer = await confirm({
      title: t('discardTitle'),
      message: t('discardText', { count }),
      accept: t('discard'),
      level: 'danger',
    });
    if (answer !== 'accept') return;
    discard(editor);
    if (review.isReviewing) await review.close();
  };
  return (
    <SaveBar
      count={count}
      onSave={handleSave}
      onDiscard={handleDiscard}
      onReview={review.isReviewing ? review.close : review.open}
      {...(review.isReviewing && { reviewLabel: t('backToEditing') })}
      onUndo={past.length > 0 ? () => undo(editor) : undefined}
      onRedo={future.length > 0 ? () => redo(editor) : undefined}
      isSaving={isSaving}
      note={kept}
      canSave={canSave}
    />
  );
}
