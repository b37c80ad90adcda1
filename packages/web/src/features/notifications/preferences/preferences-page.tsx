import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { useLeaveQuestion } from '../../../form-draft/use-leave-question.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notificationPreferencesPhrases } from '../../../phrases/shell/notification-preferences.ts';
import { ownZone } from '../../../publishing/store-time.ts';
import { useSession } from '../../../session/session-store.ts';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { SaveBar } from '../../../ui/layout/page/save-bar.tsx';
import { Pane } from '../../../ui/layout/pane/pane.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { Changing, LeadsToChange } from '../../../ui/read-only/read-only.tsx';
import { changeCount } from './preference-changes.ts';
import { PreferenceMatrix } from './preference-matrix.tsx';
import styles from './preferences.module.css';
import { PreferencesAside } from './preferences-aside.tsx';
import {
  mailExample,
  type Preferences,
  preferencesQuery,
  type SavedPreferences,
  savePreferences,
} from './preferences-calls.ts';

/** The notifications that the reader gets: how, for which stores and when. */
export function NotificationPreferencesPage() {
  const t = usePhrases(notificationPreferencesPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(preferencesQuery(userCompanyId));
  if (query.data === undefined || query.isError)
    return (
      <Pane header={<Head />}>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={8} />
      </Pane>
    );
  return <Editor saved={query.data} />;
}

function Editor({ saved }: { readonly saved: SavedPreferences }) {
  const t = usePhrases(notificationPreferencesPhrases);
  const client = useQueryClient();
  const { userCompanyId } = useSession();
  const [edited, setEdited] = useState<Preferences | null>(null);
  const [isSaving, setSaving] = useState(false);
  const draft = edited ?? saved.preferences;
  const count = changeCount(saved.preferences, draft);
  const change = (part: Partial<Preferences>) => setEdited({ ...draft, ...part });
  const handleSave = async (): Promise<boolean> => {
    setSaving(true);
    try {
      const isDefault = changeCount(saved.defaults, draft) === 0;
      const answer = await savePreferences(userCompanyId, isDefault ? null : { ...draft, timeZone: ownZone });
      await client.invalidateQueries({ queryKey: keys.notifications(userCompanyId) });
      client.setQueryData(preferencesQuery(userCompanyId).queryKey, answer);
      setEdited(null);
      notify.success(t('saved'));
      return true;
    } catch (error) {
      notify.failed(t('notSaved'))(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useLeaveQuestion({ isUnsaved: () => count > 0, isDirty: count > 0, save: handleSave });
  return (
    <Pane header={<Head onReset={() => setEdited(saved.defaults)} />}>
      <Changing>
        <div className={styles.columns}>
          <PreferenceMatrix ways={draft.ways} mayPublish={saved.mayPublish} onChange={(ways) => change({ ways })} />
          <PreferencesAside saved={saved} draft={draft} onChange={change} />
        </div>
      </Changing>
      <SaveBar count={count} onSave={handleSave} onDiscard={() => setEdited(null)} isSaving={isSaving} />
    </Pane>
  );
}

function Head({ onReset }: { readonly onReset?: () => void }) {
  const t = usePhrases(notificationPreferencesPhrases);
  const { userDisplayName, userCompanyName, userCompanyId } = useSession();
  const handleExample = () =>
    mailExample(userCompanyId).then(
      (email) => notify.success(t('exampleSent', { email })),
      notify.failed(t('exampleFailed')),
    );
  return (
    <PageHeader
      title={t('title')}
      subtitle={`${userDisplayName} · ${userCompanyName}`}
      back={<Link to="/notifications">{t('back')}</Link>}
      actions={
        onReset && (
          <LeadsToChange>
            <Button variant="subtle" onClick={onReset}>
              {t('reset')}
            </Button>
            <Button leftSection={<IconSend size={16} stroke={1.75} aria-hidden />} onClick={handleExample}>
              {t('example')}
            </Button>
          </LeadsToChange>
        )
      }
    />
  );
}
