import { Button } from '@mantine/core';
import { diff, type JsonObject } from '@servery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { locationSettingsDocument } from '../../../configuration/location-settings-document.ts';
import { sentencesOf } from '../../../configuration/words/sentence.ts';
import { SentenceGroupCard } from '../../../configuration/words/sentence-group-card.tsx';
import { menuImportPhrases } from '../../../phrases/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { FaultList } from './fault-list.tsx';
import styles from './import.module.css';
import type { ImportReading } from './import-reading.ts';

type SettingsPreviewProps = {
  readonly file: File;
  readonly reading: Extract<ImportReading, { kind: 'settings' }>;
};

const { kind, words } = locationSettingsDocument;

/** What the file would change in the company settings, in sentences, before anything is saved. ST-09 */
export function SettingsPreview({ file, reading }: SettingsPreviewProps) {
  const t = usePhrases(menuImportPhrases);
  const { userCompanyId: companyId } = useSession();
  const target = { companyId, tenantId: null };
  const { data, isPending, refetch } = useQuery({
    queryKey: ['settings-import', companyId],
    queryFn: async () => unwrap(await locationSettingsDocument.load(target, null)),
    staleTime: 0,
  });
  if (reading.faults.length > 0) return <FaultList faults={reading.faults} />;
  if (isPending) return <SkeletonTable rows={6} />;
  if (!data) return <ErrorState title={t('settingsLoadFailed')} onRetry={() => refetch()} />;
  return (
    <SettingsChanges
      fileName={file.name}
      current={data.base}
      imported={reading.document}
      save={() =>
        locationSettingsDocument.save(target, {
          versions: data.versions,
          about: {},
          document: reading.document,
          changes: [],
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
  readonly imported: JsonObject;
  readonly save: () => ReturnType<typeof locationSettingsDocument.save>;
  readonly onConflict: () => Promise<unknown>;
};

function SettingsChanges({ fileName, current, imported, save, onConflict }: SettingsChangesProps) {
  const t = usePhrases(menuImportPhrases);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { groups, count } = useMemo(() => {
    const whole = kind.complete(current, {}).document;
    const changes = diff(whole, imported, kind.identifiers);
    return { groups: sentencesOf(changes, words, whole, imported), count: changes.length };
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
      .catch((error: unknown) => [console.error(error), notify.error(t('settingsFailed'))])
      .finally(() => setSaving(false));
  };
  if (count === 0) return <EmptyState title={t('settingsNone')}>{fileName}</EmptyState>;
  return (
    <div className={styles.changes}>
      <p className={styles.source}>
        <b>{t('source.servery-settings')}</b> {fileName}
      </p>
      <h2 className={styles.heading}>
        {t('settingsTitle')} <Count value={count} />
      </h2>
      {groups.map((group) => (
        <SentenceGroupCard key={group.key} group={group} />
      ))}
      <div className={styles.submit}>
        <Button variant="filled" onClick={handleSave} loading={isSaving}>
          {t('saveSettings')}
        </Button>
        <span className={styles.hint}>{t('settingsReach')}</span>
      </div>
    </div>
  );
}
