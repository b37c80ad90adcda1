import { CloseButton } from '@mantine/core';
import type { LocationState } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { LocationContact } from '../../../publishing/location-contact.tsx';
import { LocationStateTag } from '../../../publishing/location-state.tsx';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './locations-map.module.css';

type MapSummaryProps = {
  readonly location: SyncStatus;
  readonly state: LocationState;
  /** Null where the group is not this person's to see. */
  readonly groupName: string | null;
  readonly onClose: () => void;
};

/** The known facts of the location that was chosen on the map, and the way to it. */
export function MapSummary({ location, state, groupName, onClose }: MapSummaryProps) {
  const t = usePhrases(locationsPhrases);
  const tUi = usePhrases(uiPhrases);
  const { id, name, address, lastPing } = location;
  return (
    <Stack as="section" gap={2} aria-label={name}>
      <Row justify="between" gap={2}>
        <h2 className={styles.title}>{name}</h2>
        <CloseButton aria-label={tUi('close')} onClick={onClose} />
      </Row>
      <Facts isBare>
        <Fact name={t('publish')}>
          <LocationStateTag state={state} />
        </Fact>
        <Fact name={t('contact')}>
          <LocationContact lastPing={lastPing} />
        </Fact>
        {groupName !== null && <Fact name={t('group')}>{groupName}</Fact>}
        <Fact name={t('address')}>{address ?? t('nothingSet')}</Fact>
      </Facts>
      <Link to="/locations/$id" params={{ id }}>
        {t('openLocation', { name })}
      </Link>
    </Stack>
  );
}
