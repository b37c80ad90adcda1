import { Button } from '@mantine/core';
import { diff, type ImportedSettings, importedSettings, type JsonObject } from '@servery/domain';
import { foldedSentences, sectionName, sentencesOf } from '@servery/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import { saveLayer } from '../../../editing/document/save-layer.ts';
import { locationSettingsDocument } from '../../../editing/kinds/location-settings-document.ts';
import { SentenceGroupCard } from '../../../editing/words/sentence-group-card.tsx';
import { imagesQuery } from '../../../images/images.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { failureWords } from '../failure-words.ts';
import { FaultList } from './fault-list.tsx';
import styles from './import.module.css';
import type { ImportReading } from './import-reading.ts';

export type SettingsPreviewProps = {
  readonly file: File;
  readonly reading: Extract<ImportReading, { kind: 'settings' }>;
};

const { kind, words } = locationSettingsDocument;

/** The changes that the file would make in the company settings, in sentences, before anything is saved. ST-09 */
export function SettingsPreview({ file, reading }: SettingsPreviewProps) {
  const t = usePhrases(menuImportPhrases);
  const { userCompanyId: companyId } = useSession();
  const target = { companyId, tenantId: null };
  const settings = useQuery({
    queryKey: keys.settingsImport(companyId),
    queryFn: async () => unwrap(await locationSettingsDocument.load(target, null)),
    staleTime: 0,
  });
  const images = useQuery(imagesQuery(companyId));
  const { refetch } = settings;
  const imported = useMemo(() => {
    if (!settings.data || !images.data || reading.faults.length > 0) return undefined;
    const own = new Set(images.data.map(({ id }) => id));
    const { base, withheld } = settings.data;
    const kept = Object.entries(base).filter(([section]) => withheld.includes(section));
    const file = { ...reading.document, ...Object.fromEntries(kept) };
    return importedSettings(base, file, (id) => own.has(id));
  }, [settings.data, images.data, reading]);
  if (reading.faults.length > 0) return <FaultList faults={reading.faults} />;
  if (settings.isPending || images.isPending) return <SkeletonTable rows={6} />;
  if (!settings.data || !imported) {
    return <ErrorState title={t('settingsLoadFailed')} onRetry={() => Promise.all([refetch(), images.refetch()])} />;
  }
  const { base, versions, withheld } = settings.data;
  return (
    <SettingsChanges
      fileName={file.name}
      current={base}
      imported={imported}
      unknownFields={reading.unknownFields}
      withheld={withheld}
      save={() =>
        saveLayer(locationSettingsDocument, target, {
          versions,
          changes: diff(base, imported.document, kind.identifiers),
          withheld,
          automatic: false,
        })
      }
      onConflict={() => refetch()}
    />
  );
}

type SettingsChangesProps = {
  readonly fileName: string;
  readonly current: JsonObject;
  readonly imported: ImportedSettings;
  readonly unknownFields: readonly string[];
  /** Sections that stay as they are, since this person may not read them. */
  readonly withheld: readonly string[];
  readonly save: () => ReturnType<typeof saveLayer>;
  readonly onConflict: () => Promise<unknown>;
};

function SettingsChanges(props: SettingsChangesProps) {
  const { fileName, current, imported, unknownFields, withheld, save, onConflict } = props;
  const t = usePhrases(menuImportPhrases);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { groups, count } = useMemo(() => {
    const whole = kind.complete(current, {}).document;
    const changes = diff(whole, imported.document, kind.identifiers);
    return {
      groups: foldedSentences(sentencesOf(changes, words, { before: whole, after: imported.document })),
      count: changes.length,
    };
  }, [current, imported]);
  const send = async () => {
    const result = await save();
    if (result.status === 'conflict') {
      notify.warning(t('settingsConflict'));
      return onConflict();
    }
    if (result.status !== 'ok') return notify.error(failureWords(result, t('settingsFailed')));
    notify.success(t('settingsSaved'));
    await client.invalidateQueries();
    return navigate({ to: '/menu/admin' });
  };
  const handleSave = () => {
    setSaving(true);
    send()
      .catch(notify.failed(t('settingsFailed')))
      .finally(() => setSaving(false));
  };
  if (count === 0) {
    return (
      <EmptyState title={t('settingsNone')}>
        {fileName} <LeftOut imported={imported} withheld={withheld} />
        <UnknownFields places={unknownFields} />
      </EmptyState>
    );
  }
  return (
    <div className={styles.changes}>
      <p className={styles.source}>
        <b>{t('source.servery-settings')}</b> {fileName}
      </p>
      <h2 className={styles.heading}>
        {t('settingsTitle')} <Count value={count} />
      </h2>
      <Muted small>
        <LeftOut imported={imported} withheld={withheld} />
      </Muted>
      <UnknownFields places={unknownFields} />
      {groups.map((group) => (
        <SentenceGroupCard key={group.key} group={group} />
      ))}
      <div className={styles.submit}>
        <Changing>
          <Button variant="filled" onClick={handleSave} loading={isSaving}>
            {t('saveSettings')}
          </Button>
        </Changing>
        <Muted as="span" small>
          {t('settingsReach')}
        </Muted>
      </div>
    </div>
  );
}

/** Fields of the file that settings do not have, by name. */
function UnknownFields({ places }: { readonly places: readonly string[] }) {
  const t = usePhrases(menuImportPhrases);
  if (places.length === 0) return null;
  return (
    <Muted as="div" small>
      <details>
        <summary>{t('unknownFields', { count: places.length })}</summary>
        <ul className={styles.names}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </details>
    </Muted>
  );
}

/** The parts of the file that stay behind: secrets never travel, and images belong to their company. */
function LeftOut({ imported, withheld }: Pick<SettingsChangesProps, 'imported' | 'withheld'>) {
  const t = usePhrases(menuImportPhrases);
  const { secretsKept, secretsCleared, imagesDropped } = imported;
  const sentences = [
    t('noSecrets'),
    ...(secretsKept > 0 ? [t('secretsKept', { count: secretsKept })] : []),
    ...(secretsCleared > 0 ? [t('secretsCleared', { count: secretsCleared })] : []),
    ...(imagesDropped > 0 ? [t('imagesDropped', { count: imagesDropped })] : []),
    ...(withheld.length > 0
      ? [t('sectionsKept', { names: withheld.map((section) => sectionName(words, section)).join(', ') })]
      : []),
  ];
  return sentences.join(' ');
}
