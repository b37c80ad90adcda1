import { applyChanges, editedPlace, findByPath } from '@servery/domain';
import type { ChangeSentence } from '@servery/words';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { formatDate } from '../../ui/dates.ts';
import { originIcons } from '../../ui/icons.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { OverrideBelow } from '../document/configuration-calls.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { useOverridesBelow } from '../overrides/below/use-overrides-below.ts';
import styles from './affected-locations.module.css';

type AffectedLocationsProps = { readonly name: string; readonly sentence: ChangeSentence };

/** The locations that a change reaches, and those that keep their own value. */
export function AffectedLocations({ name, sentence }: AffectedLocationsProps) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const path = editedPlace(sentence.change);
  const overridesBelow = useOverridesBelow(path) ?? [];
  const locations = useLocationsBelow();
  const overrideBelowOf = (location: Tenant) =>
    overridesBelow.find(({ tenantId }) => tenantId === location.id) ??
    (level.kind === 'company' ? overridesBelow.find(({ tenantId }) => tenantId === location.groupId) : undefined);
  const keeping = locations.filter((location) => overrideBelowOf(location) !== undefined).length;
  const groups = Map.groupBy(locations, ({ groupId }) => groupId ?? '');
  return (
    <>
      <Heading>{t('whoIsAffected')}</Heading>
      <div className={styles.counts}>
        <p className={styles.count}>
          <b>{locations.length}</b> {t('locations', { count: locations.length })}
        </p>
        {level.kind !== 'here' && (
          <p className={styles.count} data-keeps={keeping > 0 || undefined}>
            <b>{keeping}</b> {t('keepOwn', { count: keeping })}
          </p>
        )}
      </div>
      <p className={styles.shown}>{t('shownFor', { name })}</p>
      <div className={styles.stores}>
        {[...groups].map(([groupId, members]) => (
          <LocationGroup
            key={groupId}
            groupId={groupId}
            locations={members}
            overrideBelowOf={overrideBelowOf}
            sentence={sentence}
          />
        ))}
      </div>
      <p className={styles.note}>{t('savingIsNotPublishing')}</p>
    </>
  );
}

type LocationGroupProps = {
  readonly groupId: string;
  readonly locations: readonly Tenant[];
  readonly overrideBelowOf: (location: Tenant) => OverrideBelow | undefined;
  readonly sentence: ChangeSentence;
};

function LocationGroup({ groupId, locations, overrideBelowOf, sentence }: LocationGroupProps) {
  const t = usePhrases(configurationPhrases);
  const { accessibleTenants } = useSession();
  const group = accessibleTenants.find(({ id }) => id === groupId);
  const Icon = originIcons.group;
  return (
    <section>
      {group && (
        <h3 className={styles.group}>
          <Icon size={14} stroke={1.75} aria-hidden />
          {group.name}
          <Text place="end">
            {locations.length} {t('locations', { count: locations.length })}
          </Text>
        </h3>
      )}
      <ul>
        {locations.map((location) => (
          <LocationLine
            key={location.id}
            location={location}
            overrideBelow={overrideBelowOf(location)}
            sentence={sentence}
          />
        ))}
      </ul>
    </section>
  );
}

type LocationLineProps = {
  readonly location: Tenant;
  readonly overrideBelow: OverrideBelow | undefined;
  readonly sentence: ChangeSentence;
};

function LocationLine({ location, overrideBelow, sentence }: LocationLineProps) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  if (overrideBelow) {
    const path = editedPlace(sentence.change);
    const own = findByPath(applyChanges(draft, overrideBelow.changes).document, path);
    const phrase = overrideBelow.type === 'GROUP' ? 'groupKeepsSince' : 'keepsSince';
    return (
      <li className={styles.store}>
        <span>{location.name}</span>
        <b className={styles.value}>{own === undefined ? '–' : adapter.words.value(path, own, draft)}</b>
        <span className={styles.keeps}>{t(phrase, { at: formatDate(overrideBelow.at) })}</span>
      </li>
    );
  }
  const { kind, from, to } = sentence;
  return (
    <li className={styles.store}>
      <span>{location.name}</span>
      <span className={styles.value}>
        {kind !== 'order' && (
          <>
            <Text tone="faint" weight="regular">
              {from ?? '–'} {t('to')}{' '}
            </Text>
            <b>{to ?? '–'}</b>
          </>
        )}
      </span>
    </li>
  );
}

function useLocationsBelow(): readonly Tenant[] {
  const { level } = useEditor();
  const { accessibleTenants } = useSession();
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  if (level.kind === 'company') return locations;
  return locations.filter(({ id, groupId }) => (level.kind === 'group' ? groupId : id) === level.tenantId);
}
