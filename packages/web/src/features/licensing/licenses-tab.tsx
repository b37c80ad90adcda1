import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../phrases/phrases.ts';
import { licensingPhrases } from '../../phrases/tenants/licensing.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import type { NamedLocation } from '../../tenants/named-location.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelGrid } from '../../ui/data/panel.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { type LicenseStatus, licenseQuery } from './license-calls.ts';
import styles from './licensing.module.css';
import { useLicenseChanges } from './use-license-changes.ts';

const names = ['online', 'delivery', 'tableService'] as const;
const stateTags = { ACTIVE: 'live', NONE: 'inactive', REVOKED: 'failed' } as const;

/** The licenses of a location; changed by those who hold LOCATION_LICENSING, shown to everybody else. */
export function LicensesTab({ place }: { readonly place: NamedLocation }) {
  const t = usePhrases(licensingPhrases);
  const query = useQuery(licenseQuery(place));
  const { data } = query;
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <LoadState query={query} failed={[t('failed')]} rows={3} />
      {data && (
        <PanelGrid>
          <Held place={place} status={data} />
          <State status={data} />
        </PanelGrid>
      )}
    </>
  );
}

function Held({ place, status }: { readonly place: NamedLocation; readonly status: LicenseStatus }) {
  const t = usePhrases(licensingPhrases);
  const session = useSession();
  const canChange = hasFeature(session, 'locationLicensing') && session.isReadOnly !== true;
  const { set, revoke, isBusy } = useLicenseChanges(place);
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
        {!canChange && (
          <Text as="p" tone="muted" size="sm">
            {t('mayNot')}
          </Text>
        )}
      </div>
    </Panel>
  );
}

function State({ status }: { readonly status: LicenseStatus }) {
  const t = usePhrases(licensingPhrases);
  const { state, token, changedAt } = status;
  return (
    <Panel title={t('state')}>
      <Facts>
        <Fact name={t('state')}>
          <StateTag state={stateTags[state]} label={t(state)} />
        </Fact>
        <Fact name={t('token')}>
          {token ? t('tokenUntil', { at: formatDateTime(token.expiresAt) }) : t('tokenNone')}
        </Fact>
        <Fact name={t('changed')}>{changedAt ? formatDateTime(changedAt) : t('never')}</Fact>
      </Facts>
    </Panel>
  );
}
