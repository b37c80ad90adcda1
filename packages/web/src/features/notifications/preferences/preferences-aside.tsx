import { Switch } from '@mantine/core';
import { secondsOfTime, timeOfSeconds, zoneNameAt } from '@servery/domain';
import { timeText } from '@servery/words';
import { IconMailbox, IconMoon } from '@tabler/icons-react';
import { TimeField } from '../../../editing/fields/time-field.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notificationPreferencesPhrases } from '../../../phrases/shell/notification-preferences.ts';
import { ownZone } from '../../../publishing/store-time.ts';
import { useSession } from '../../../session/session-store.ts';
import { ChoicesField } from '../../../ui/fields/choices-field.tsx';
import { SegmentedField } from '../../../ui/fields/segmented-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import styles from './preferences.module.css';
import type { Preferences, SavedPreferences } from './preferences-calls.ts';

type AsideProps = {
  readonly draft: Preferences;
  readonly onChange: (part: Partial<Preferences>) => void;
};

/** For which stores, when mail waits, and when the digest comes. */
export function PreferencesAside({ saved, ...props }: AsideProps & { readonly saved: SavedPreferences }) {
  const t = usePhrases(notificationPreferencesPhrases);
  return (
    <aside className={styles.aside}>
      <Stores {...props} />
      <QuietHours {...props} usual={saved.defaults.quiet} />
      <Digest {...props} lines={saved.digest} />
      <p className={styles.note}>{t('mailGoesTo', { email: saved.email })}</p>
    </aside>
  );
}

function Stores({ draft, onChange }: AsideProps) {
  const t = usePhrases(notificationPreferencesPhrases);
  const { accessibleTenants } = useSession();
  const stores = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  return (
    <section className={styles.section}>
      <SegmentedField
        label={t('stores')}
        value={draft.stores === null ? 'all' : 'some'}
        onChange={(value) => onChange({ stores: value === 'all' ? null : [] })}
        options={[
          { value: 'all', label: t('allStores', { count: stores.length }) },
          { value: 'some', label: t('someStores') },
        ]}
      />
      {draft.stores !== null && (
        <ChoicesField
          label={t('chosenStores')}
          value={draft.stores}
          onChange={(chosen) => onChange({ stores: [...chosen] })}
          options={stores.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('storesPlaceholder')}
        />
      )}
    </section>
  );
}

function QuietHours({ draft: { quiet }, usual, onChange }: AsideProps & { readonly usual: Preferences['quiet'] }) {
  const t = usePhrases(notificationPreferencesPhrases);
  return (
    <section className={styles.section}>
      <Row justify="between">
        <h2 className={styles.heading}>{t('quiet')}</h2>
        <Switch
          aria-label={t('quiet')}
          checked={quiet !== null}
          onChange={(event) => onChange({ quiet: event.currentTarget.checked ? usual : null })}
        />
      </Row>
      {quiet !== null && (
        <>
          <Grid columns={2} gap={2} align="start">
            <TimeField
              label={t('from')}
              value={secondsOfTime(quiet.from)}
              onChange={(seconds) => onChange({ quiet: { ...quiet, from: timeOfSeconds(seconds) } })}
            />
            <TimeField
              label={t('until')}
              value={secondsOfTime(quiet.until)}
              onChange={(seconds) => onChange({ quiet: { ...quiet, until: timeOfSeconds(seconds) } })}
            />
          </Grid>
          <p className={styles.hint}>
            <IconMoon size={14} stroke={1.75} aria-hidden />
            {t('quietHint', { zone: zoneNameAt(Date.now(), ownZone), until: timeText(secondsOfTime(quiet.until)) })}
          </p>
        </>
      )}
    </section>
  );
}

function Digest({ draft: { digest }, lines, onChange }: AsideProps & { readonly lines: readonly string[] }) {
  const t = usePhrases(notificationPreferencesPhrases);
  const handleChoice = (value: string) => {
    if (value === 'OFF' || value === 'MORNING' || value === 'MONDAY') onChange({ digest: { ...digest, every: value } });
  };
  return (
    <section className={styles.section}>
      <SegmentedField
        label={t('digestTitle')}
        value={digest.every}
        onChange={handleChoice}
        options={(['OFF', 'MORNING', 'MONDAY'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {digest.every !== 'OFF' && (
        <>
          <TimeField
            label={t('arrivesAt')}
            value={secondsOfTime(digest.at)}
            onChange={(seconds) => onChange({ digest: { ...digest, at: timeOfSeconds(seconds) } })}
          />
          <div className={styles.preview}>
            <p className={styles.previewHead}>
              <IconMailbox size={14} stroke={1.75} aria-hidden />
              {t('preview')}
            </p>
            {lines.length === 0 ? (
              <p className={styles.previewLines}>{t('nothingYet')}</p>
            ) : (
              <ul className={styles.previewLines}>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sentences without ids, which keep their order
                  <li key={at}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </section>
  );
}
