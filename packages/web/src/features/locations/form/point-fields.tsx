import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationFormPhrases } from '../../../phrases/tenants/location-form.ts';
import { useSession } from '../../../session/session-store.ts';
import { anyTenantsQuery } from '../../../tenants/tenant-calls.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { lazyPart } from '../../../ui/until-loaded.ts';
import styles from './location-form.module.css';
import type { LocationForm } from './use-location-form.ts';

const PointMap = lazyPart(() => import('../../../ui/map/point-map.tsx').then((m) => ({ default: m.PointMap })));

/** Where it lies: typed, or shown on a map that needs nothing from outside. */
export function PointFields({ form, exceptId }: { readonly form: LocationForm; readonly exceptId: string | null }) {
  const t = usePhrases(locationFormPhrases);
  const { userCompanyId } = useSession();
  const { data } = useQuery(anyTenantsQuery(userCompanyId));
  const { entry, change, errorOf } = form;
  const { latitude, longitude } = entry;
  const others = useMemo(
    () =>
      (data ?? []).flatMap(({ id, name, latitude: north, longitude: east }) =>
        id === exceptId || north == null || east == null ? [] : [{ name, latitude: north, longitude: east }],
      ),
    [data, exceptId],
  );
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <Stack gap={3.5}>
      <div className={styles.pair}>
        <NumberField
          label={t('latitude')}
          value={latitude}
          onChange={(value) => change({ latitude: value })}
          decimals={6}
          error={errorOf('latitude')}
        />
        <NumberField
          label={t('longitude')}
          value={longitude}
          onChange={(value) => change({ longitude: value })}
          decimals={6}
          error={errorOf('longitude')}
        />
      </div>
      <Suspense fallback={<div className={styles.map} />}>
        <div className={styles.map}>
          <PointMap
            label={t('map')}
            pointLabel={t('mapPoint')}
            failed={t('mapFailed')}
            point={point}
            others={others}
            onPoint={change}
          />
        </div>
      </Suspense>
      <Row gap={4} lineGap={2} justify="between">
        <Muted small>{t('pointHint')}</Muted>
        {(latitude !== null || longitude !== null) && (
          <Button variant="subtle" size="sm" onClick={() => change({ latitude: null, longitude: null })}>
            {t('removePoint')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
