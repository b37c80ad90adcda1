import { Button, Checkbox, Modal, SegmentedControl } from '@mantine/core';
import { ROUTE_CHANNELS, type RouteChannel } from '@servery/domain';
import { useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { RouteEdit, RouteLine, Routes } from './use-routes.ts';

type CopyDialogProps = { readonly routes: Routes; readonly from: RouteLine; readonly onClose: () => void };

/** Copies the routes of one station to others, as one step of undo; order types that they do not take stay as they are. */
export function CopyDialog({ routes, from, onClose }: CopyDialogProps) {
  const t = usePhrases(printerOptionPhrases);
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = routes.stations.filter(({ id }) => id !== from.id);
  const channels = isWhole ? ROUTE_CHANNELS : [routes.channel];
  const handleCopy = () => {
    routes.edit(
      [...chosen].flatMap((to) => channels.flatMap((channel) => editsOf(routes, { channel, from: from.id, to }))),
    );
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size={440} title={t('copyTitle', { name: from.name })}>
      <Stack gap={4}>
        <SegmentedControl
          fullWidth
          aria-label={t('copyKinds')}
          value={isWhole ? 'all' : 'one'}
          onChange={(value) => setWhole(value === 'all')}
          data={[
            { value: 'one', label: t('copyThis', { kind: t(routes.channel) }) },
            { value: 'all', label: t('copyAll') },
          ]}
        />
        <Checkbox.Group label={t('copyStations')} value={[...chosen]} onChange={(ids) => setChosen(new Set(ids))}>
          <Stack above={2} gap={2.5}>
            {others.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Row gap={2} justify="end">
          <Button variant="subtle" mr="auto" onClick={() => setChosen(new Set(others.map(({ id }) => id)))}>
            {t('allStations')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="filled" disabled={chosen.size === 0} onClick={handleCopy}>
            {t('copy', { count: chosen.size })}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

interface RouteCopy {
  readonly channel: RouteChannel;
  /** Id of a station. */
  readonly from: string;
  /** Id of a station. */
  readonly to: string;
}

function editsOf(routes: Routes, { channel, from, to }: RouteCopy): readonly RouteEdit[] {
  return routes.types.flatMap(({ id: orderType }): RouteEdit[] => {
    const place = { station: to, orderType, channel };
    if (!routes.isTakenAt(place)) return [];
    return [[place, routes.cellAt({ ...place, station: from }).selected]];
  });
}
