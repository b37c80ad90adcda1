import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ROUTE_CHANNELS, type RouteChannel } from '@servery/domain';
import { useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { GridLegend } from '../../../ui/grid/grid-legend.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import styles from './routing.module.css';
import { RoutingList } from './routing-list.tsx';
import { RoutingMatrix } from './routing-matrix.tsx';
import { type RouteLine, useRoutes } from './use-routes.ts';

/** PR-06 to PR-09: the routing of prints and displays, one kind at a time. */
export function Routing() {
  const t = usePhrases(printerOptionPhrases);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const [channel, setChannel] = useChoiceInAddress('print', ROUTE_CHANNELS);
  const [copied, setCopied] = useState<RouteLine | null>(null);
  const routes = useRoutes(channel);
  const View = isPhone ? RoutingList : RoutingMatrix;
  return (
    <Stack gap={3} place="shrink">
      <p className={styles.hint}>{t('routingHint')}</p>
      <Channels value={channel} onChange={setChannel} isPhone={isPhone} />
      {routes.types.length === 0 ? (
        <EmptyState title={t('noTypes')}>{t('noTypesHint')}</EmptyState>
      ) : (
        <>
          <View key={channel} routes={routes} onCopy={setCopied} />
          {!isPhone && (
            <>
              <GridLegend showsInherited={false} />
              {routes.canEdit && <p className={styles.hint}>{t('keys')}</p>}
            </>
          )}
          {routes.stations.length === 2 && <p className={styles.hint}>{t('noStations')}</p>}
        </>
      )}
      {copied && <CopyDialog routes={routes} from={copied} onClose={() => setCopied(null)} />}
    </Stack>
  );
}

type ChannelsProps = {
  readonly value: RouteChannel;
  readonly onChange: (channel: RouteChannel) => void;
  readonly isPhone: boolean;
};

/** The four kinds beside each other, or on a phone, where they have no room, in a list. */
function Channels({ value, onChange, isPhone }: ChannelsProps) {
  const t = usePhrases(printerOptionPhrases);
  const options = ROUTE_CHANNELS.map((one) => ({ value: one, label: t(one) }));
  const choose = (chosen: string | null) => {
    const channel = ROUTE_CHANNELS.find((one) => one === chosen);
    if (channel) onChange(channel);
  };
  if (isPhone) return <SelectField label={t('kind')} value={value} onChange={choose} options={options} />;
  return (
    <SegmentedControl
      className={styles.channels ?? ''}
      aria-label={t('kind')}
      value={value}
      onChange={choose}
      data={options}
    />
  );
}
