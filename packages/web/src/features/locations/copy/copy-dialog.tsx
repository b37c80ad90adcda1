import { Button, Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { navigationPhrases } from '../../../phrases/navigation.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { settingsCopyPhrases } from '../../../phrases/settings-copy.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import { type CopiedScreen, ownSettingsQuery, screensWith } from './copy-calls.ts';
import { CopyPreview } from './copy-preview.tsx';
import { useCopyPreview } from './use-copy-preview.ts';
import { useCopySettings } from './use-copy-settings.ts';

type CopyDialogProps = {
  readonly selected: readonly SyncStatus[];
  readonly locations: readonly SyncStatus[];
  readonly onClose: () => void;
};

/** From which location, which sections, what would change: then each of the selected locations keeps the same. */
export function CopyDialog({ selected, locations, onClose }: CopyDialogProps) {
  const t = usePhrases(settingsCopyPhrases);
  const [from, setFrom] = useState<string | null>(null);
  const sources = useMemo(() => locations.filter(keepsSettings), [locations]);
  const source = sources.find(({ id }) => id === from);
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('title', { count: selected.length })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
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

function keepsSettings({ overrideChanges }: SyncStatus): boolean {
  return (overrideChanges['location-settings']?.own ?? 0) > 0;
}

type FromSourceProps = CopyDialogProps & { readonly source: SyncStatus };

function FromSource({ source, selected, locations, onClose }: FromSourceProps) {
  const t = usePhrases(settingsCopyPhrases);
  const { userCompanyId: companyId } = useSession();
  const { name } = source;
  const query = useQuery(ownSettingsQuery(companyId, source.id));
  const screens = useMemo(() => screensWith(query.data ?? []), [query.data]);
  const targets = useMemo(() => selected.map(({ id }) => id).filter((id) => id !== source.id), [selected, source.id]);
  const names = useMemo(() => new Map(locations.map((location) => [location.id, location.name])), [locations]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const places = screens.filter((screen) => chosen.includes(screen.name)).flatMap((screen) => screen.places);
  const choice = { companyId, from: source.id, places };
  const preview = useCopyPreview(choice, targets);
  const { copy } = useCopySettings();
  const handleCopy = () => {
    onClose();
    return copy(choice, { version: preview.version, locations: preview.locations });
  };
  if (targets.length === 0) return <Muted>{t('noTarget')}</Muted>;
  if (query.isPending) return <SkeletonLines lines={3} />;
  if (query.isError) return <ErrorState title={t('sourceFailed', { name })} onRetry={query.refetch} />;
  if (screens.length === 0) return <EmptyState title={t('sourceNothing', { name })} framed={false} />;
  const canCopy = preview.isWhole && preview.groups.some(({ changeCount }) => changeCount > 0);
  return (
    <>
      <Sections name={name} screens={screens} chosen={chosen} onChoose={setChosen} />
      <Stack gap={2}>
        <Heading>{t('preview')}</Heading>
        {places.length === 0 ? (
          <Muted>{t('chooseSections')}</Muted>
        ) : (
          <CopyPreview preview={preview} total={targets.length} names={names} />
        )}
      </Stack>
      <FormFoot isFramed={false}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="filled" disabled={!canCopy} onClick={handleCopy}>
          {t('copy', { count: targets.length })}
        </Button>
      </FormFoot>
    </>
  );
}

type SectionsProps = {
  readonly name: string;
  readonly screens: readonly CopiedScreen[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

function Sections({ name, screens, chosen, onChoose }: SectionsProps) {
  const t = usePhrases(settingsCopyPhrases);
  const tNavigation = usePhrases(navigationPhrases);
  return (
    <Checkbox.Group
      label={t('sections')}
      description={t('sectionsHint', { name })}
      value={[...chosen]}
      onChange={onChoose}
    >
      <Stack gap={2}>
        {screens.map((screen) => (
          <Checkbox
            key={screen.name}
            value={screen.name}
            label={t('section', { name: tNavigation(screen.name), count: screen.count })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
