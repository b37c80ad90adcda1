import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { useChangesPreview } from '../../../editing/overrides/many/use-changes-preview.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import { settingsCopyPhrases } from '../../../phrases/settings/settings-copy.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import { keepsSettings } from './keeps-settings.ts';
import { namesOf } from './names-of.ts';
import { placesOf } from './own-screens.tsx';
import { ownSettingsQuery, screensWith } from './settings-calls.ts';
import { SettingsChoice } from './settings-choice.tsx';
import { useSettingsSaves } from './use-settings-saves.ts';

type CopyDialogProps = {
  readonly selected: readonly SyncStatus[];
  readonly locations: readonly SyncStatus[];
  readonly onClose: () => void;
};

/** From which location, which sections, the resulting changes: then each of the selected locations keeps the same. */
export function CopyDialog({ selected, locations, onClose }: CopyDialogProps) {
  const t = usePhrases(settingsCopyPhrases);
  const tMany = usePhrases(savesOfManyPhrases);
  const [from, setFrom] = useState<string | null>(null);
  const sources = useMemo(() => locations.filter(keepsSettings), [locations]);
  const source = sources.find(({ id }) => id === from);
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('title', { count: selected.length, name: selected[0]?.name ?? '' })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': tMany('cancel') }}
    >
      {sources.length === 0 ? (
        <EmptyState title={t('noSource')}>{t('noSourceHint')}</EmptyState>
      ) : (
        <Stack gap={4}>
          <SelectField
            label={t('source')}
            hint={t('sourceHint')}
            placeholder={t('chooseSource')}
            value={from}
            options={sources.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setFrom}
          />
          {source && (
            <FromSource key={source.id} source={source} selected={selected} locations={locations} onClose={onClose} />
          )}
        </Stack>
      )}
    </Modal>
  );
}

type FromSourceProps = CopyDialogProps & { readonly source: SyncStatus };

function FromSource({ source, selected, locations, onClose }: FromSourceProps) {
  const t = usePhrases(settingsCopyPhrases);
  const { userCompanyId: companyId } = useSession();
  const { name } = source;
  const query = useQuery(ownSettingsQuery(companyId, source.id));
  const screens = useMemo(() => screensWith(query.data ?? []), [query.data]);
  const targets = useMemo(() => selected.map(({ id }) => id).filter((id) => id !== source.id), [selected, source.id]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const places = placesOf(screens, chosen);
  const choice = { companyId, from: source.id, places };
  const preview = useChangesPreview({
    what: places,
    locationIds: targets,
    ask: async (locationIds, signal) => {
      const body = { from: source.id, places: [...places], locationIds };
      return unwrap(await call('previewSettingsCopy', { params: { companyId }, body, signal, isBackground: true }));
    },
  });
  const { copy } = useSettingsSaves();
  const handleCopy = () => {
    onClose();
    return copy(choice, { version: preview.version, locations: preview.locations }, namesOf(locations));
  };
  if (targets.length === 0) return <Muted>{t('noTarget')}</Muted>;
  if (query.isPending) return <SkeletonLines lines={3} />;
  if (query.isError) return <ErrorState title={t('sourceFailed', { name })} onRetry={query.refetch} />;
  if (screens.length === 0) return <EmptyState title={t('sourceNothing', { name })} framed={false} />;
  const canCopy = preview.isWhole && preview.groups.some(({ changeCount }) => changeCount > 0);
  return (
    <SettingsChoice
      hint={t('sectionsHint', { name })}
      screens={screens}
      chosen={chosen}
      onChoose={setChosen}
      preview={preview}
      total={targets.length}
      locations={locations}
      nothingChanges={t('nothingChanges')}
      accept={{ label: t('copy', { count: targets.length }), isReady: canCopy, onAccept: handleCopy }}
      onClose={onClose}
    />
  );
}
