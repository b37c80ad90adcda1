import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hasFeature, mayManageMenus } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { FileDrop } from '../../../ui/fields/files/file-drop.tsx';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { RefusedPage } from '../../../ui/layout/page/refused-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import styles from './import.module.css';
import { MenuPreview, type MenuPreviewProps } from './menu-preview.tsx';
import { SettingsPreview, type SettingsPreviewProps } from './settings-preview.tsx';
import { type ImportState, useImportFile } from './use-import-file.ts';

/** A menu or settings from a file, for people who manage either. RT-50 */
export function ImportPage() {
  const t = usePhrases(menuImportPhrases);
  const session = useSession();
  if (hasFeature(session, 'manageMenus') || hasFeature(session, 'accessConfigurationOptions')) return <ImportFile />;
  return (
    <RefusedPage title={t('title')} refusal={t('notAllowed')}>
      {t('notAllowedHint')}
    </RefusedPage>
  );
}

/** Choose, look, import. MN-07, MN-08, ST-08, ST-09 */
function ImportFile() {
  const t = usePhrases(menuImportPhrases);
  const menus = usePhrases(menusPhrases);
  const file = useImportFile('menu');
  const handleFile = (chosen: File) => {
    file.choose(chosen).catch((error: unknown) => console.error(error));
  };
  const { state } = file;
  const isPreview = state.step === 'read' && (state.reading.kind === 'menu' || state.reading.kind === 'settings');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        back={<Link to="/menu/admin">{menus('title')}</Link>}
        subtitle={isPreview ? undefined : t('subtitle')}
        actions={isPreview && <Button onClick={file.reset}>{t('chooseOther')}</Button>}
      />
      <Stack above={5} gap={4}>
        <Refusal state={state} />
        {!isPreview && state.step !== 'reading' && (
          <FileDrop
            title={t('dropTitle')}
            hint={t('dropHint')}
            choose={t('choose')}
            accept=".json,application/json"
            onFile={handleFile}
          />
        )}
        {state.step === 'reading' && (
          <section aria-label={t('reading', { name: state.file.name })}>
            <p className={styles.reading}>{t('reading', { name: state.file.name })}</p>
            <SkeletonTable rows={8} />
          </section>
        )}
        {state.step === 'read' && state.reading.kind === 'menu' && (
          <MenuImport file={state.file} reading={state.reading} pack={file.pack} onto={file.onto} />
        )}
        {state.step === 'read' && state.reading.kind === 'settings' && (
          <SettingsImport file={state.file} reading={state.reading} />
        )}
      </Stack>
    </Page>
  );
}

/** NG-66: a menu is made or changed by people who manage those of the whole company. */
function MenuImport(props: MenuPreviewProps) {
  const t = usePhrases(menuImportPhrases);
  if (mayManageMenus(useSession())) return <MenuPreview {...props} />;
  return <EmptyState title={t('notAllowed')}>{t('menuNotAllowed')}</EmptyState>;
}

/** NG-66: settings are read and saved by people who configure. */
function SettingsImport(props: SettingsPreviewProps) {
  const t = usePhrases(menuImportPhrases);
  if (hasFeature(useSession(), 'accessConfigurationOptions')) return <SettingsPreview {...props} />;
  return <EmptyState title={t('notAllowed')}>{t('settingsNotAllowed')}</EmptyState>;
}

/** Why the file cannot be taken, in words; the place to choose another stays below. */
function Refusal({ state }: { readonly state: ImportState }) {
  const t = usePhrases(menuImportPhrases);
  if (state.step === 'choose' || state.step === 'reading') return null;
  const { name } = state.file;
  if (state.step === 'too-large') return <ErrorState title={t('tooLarge', { name })}>{t('tooLargeText')}</ErrorState>;
  if (state.step === 'unreadable') {
    return <ErrorState title={t('unreadable', { name })}>{t('unreadableText', { message: state.message })}</ErrorState>;
  }
  const { reading } = state;
  if (reading.kind === 'malformed') {
    const text = t('malformedText', { message: reading.message });
    return <ErrorState title={t('malformed', { name })}>{text}</ErrorState>;
  }
  if (reading.kind !== 'refused') return null;
  return <ErrorState title={t(reading.code)}>{t('refusedText', { name })}</ErrorState>;
}
