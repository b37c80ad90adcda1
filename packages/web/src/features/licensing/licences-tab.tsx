import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { licensingPhrases } from '../../phrases/licensing.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { type LicenceStatus, licenceQuery, type Place } from './licence-calls.ts';
import styles from './licensing.module.css';
import { useLicenceChanges } from './use-licence-changes.ts';

const names = ['online', 'delivery', 'tableService'] as const;
const stateTags = { ACTIVE: 'live', NONE: 'inactive', REVOKED: 'failed' } as const;

/** What a location is licensed for; changed by those who hold LOCATION_LICENSING, shown to everybody else. */
export function LicencesTab({ place }: { readonly place: Place }) {
  const t = usePhrases(licensingPhrases);
  const { data, isPending, isError, refetch } = useQuery(licenceQuery(place));
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      {isPending && <SkeletonTable rows={3} />}
      {isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data && (
        <div className={styles.panels}>
          <Held place={place} status={data} />
          <State status={data} />
        </div>
      )}
    </>
  );
}

function Held({ place, status }: { readonly place: Place; readonly status: LicenceStatus }) {
  const t = usePhrases(licensingPhrases);
  const canChange = hasFeature(useSession(), 'locationLicensing');
  const { set, revoke, isBusy } = useLicenceChanges(place);
  return (
    <Panel
      title={t('title')}
      actions={
        canChange &&
        status.state === 'ACTIVE' && (
          <Button size="sm" variant="danger" disabled={isBusy} onClick={revoke}>
            {t('revoke')}
          </Button>
        )
      }
    >
      <div className={styles.switches}>
        {names.map((name) => (
          <SwitchField
            key={name}
            label={t(name)}
            value={status.licences[name]}
            onChange={(isHeld) => set(name, isHeld)}
            disabled={!canChange || isBusy}
          />
        ))}
        {!canChange && <p className={styles.note}>{t('mayNot')}</p>}
      </div>
    </Panel>
  );
}

function State({ status }: { readonly status: LicenceStatus }) {
  const t = usePhrases(licensingPhrases);
  const { state, token, changedAt } = status;
  return (
    <Panel title={t('state')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('state')}</dt>
          <dd>
            <StateTag state={stateTags[state]} label={t(state)} />
          </dd>
        </div>
        <div>
          <dt>{t('token')}</dt>
          <dd>{token ? t('tokenUntil', { at: formatDateTime(token.expiresAt) }) : t('tokenNone')}</dd>
        </div>
        <div>
          <dt>{t('changed')}</dt>
          <dd>{changedAt ? formatDateTime(changedAt) : t('never')}</dd>
        </div>
      </dl>
    </Panel>
  );
}
