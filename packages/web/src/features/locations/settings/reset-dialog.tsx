import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useChangesPreview } from '../../../editing/overrides/many/use-changes-preview.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import { settingsResetPhrases } from '../../../phrases/settings/settings-reset.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import { keepsSettings } from './keeps-settings.ts';
import { namesOf } from './names-of.ts';
import { placesOf } from './own-screens.tsx';
import { countOwnScreens, type OwnScreen } from './settings-calls.ts';
import { SettingsChoice } from './settings-choice.tsx';
import { useSettingsSaves } from './use-settings-saves.ts';

type ResetDialogProps = {
  readonly selected: readonly SyncStatus[];
  readonly onClose: () => void;
};

/** Which sections, the resulting changes: then each of the selected locations follows its group and the company there again. */
export function ResetDialog({ selected, onClose }: ResetDialogProps) {
  const t = usePhrases(settingsResetPhrases);
  const tMany = usePhrases(savesOfManyPhrases);
  const { userCompanyId } = useSession();
  const keeping = useMemo(() => selected.filter(keepsSettings), [selected]);
  const query = useQuery({
    queryKey: keys.ownSettings(userCompanyId, 'counts', useId(), keeping.length),
    enabled: keeping.length > 0,
    queryFn: ({ signal }) =>
      countOwnScreens(
        userCompanyId,
        keeping.map(({ id }) => id),
        signal,
      ),
    gcTime: 0,
  });
  const others = selected.length - keeping.length;
  const isNothing = keeping.length === 0 || query.data?.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('title', { count: selected.length, name: selected[0]?.name ?? '' })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': tMany('cancel') }}
    >
      {isNothing && <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>}
      {!isNothing && query.isPending && <SkeletonLines lines={3} />}
      {query.isError && <ErrorState title={t('failed')} onRetry={query.refetch} />}
      {query.data !== undefined && query.data.length > 0 && (
        <Stack gap={4}>
          <Muted>
            {t('hint')} {others > 0 && t('followsAll', { count: others })}
          </Muted>
          <OfScreens screens={query.data} keeping={keeping} onClose={onClose} />
        </Stack>
      )}
    </Modal>
  );
}

type OfScreensProps = {
  readonly screens: readonly OwnScreen[];
  /** The selected locations that keep something. */
  readonly keeping: readonly SyncStatus[];
  readonly onClose: () => void;
};

function OfScreens({ screens, keeping, onClose }: OfScreensProps) {
  const t = usePhrases(settingsResetPhrases);
  const { userCompanyId: companyId } = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = useMemo(() => keeping.map(({ id }) => id), [keeping]);
  const places = placesOf(screens, chosen);
  const preview = useChangesPreview({
    what: places,
    locationIds: ids,
    ask: async (locationIds, signal) => {
      const body = { places: [...places], locationIds };
      return unwrap(await call('previewSettingsReset', { params: { companyId }, body, signal, isBackground: true }));
    },
  });
  const { reset } = useSettingsSaves();
  const handleReset = () => {
    onClose();
    return reset({ companyId, places }, preview.locations, namesOf(keeping));
  };
  return (
    <SettingsChoice
      hint={t('sectionsHint')}
      screens={screens}
      chosen={chosen}
      onChoose={setChosen}
      preview={preview}
      total={keeping.length}
      locations={keeping}
      nothingChanges={t('nothingChanges')}
      accept={{
        label: t('reset', { count: keeping.length }),
        isReady: places.length > 0 && preview.isWhole,
        onAccept: handleReset,
      }}
      onClose={onClose}
    />
  );
}
