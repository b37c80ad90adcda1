import { applyChanges, type Change, findByPath, type Json, placeDecided } from '@servery/domain';
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

type AffectedLocationsProps = { readonly name: string; readonly change: Change };

/** The locations that a change reaches, and those that keep their own value. */
export function AffectedLocations({ name, change }: AffectedLocationsProps) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const path = placeDecided(change);
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
            change={change}
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
  readonly change: Change;
};

function LocationGroup({ groupId, locations, overrideBelowOf, change }: LocationGroupProps) {
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
            change={change}
          />
        ))}
      </ul>
    </section>
  );
}

type LocationLineProps = {
  readonly location: Tenant;
  readonly overrideBelow: OverrideBelow | undefined;
  readonly change: Change;
};

function LocationLine({ location, overrideBelow, change }: LocationLineProps) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const path = placeDecided(change);
  const inWords = (value: Json | undefined) => (value === undefined ? '–' : adapter.words.value(path, value, draft));
  if (overrideBelow) {
    const own = findByPath(applyChanges(draft, overrideBelow.changes).document, path);
    const phrase = overrideBelow.type === 'GROUP' ? 'groupKeepsSince' : 'keepsSince';
    return (
      <li className={styles.store}>
        <span>{location.name}</span>
        <b className={styles.value}>{inWords(own)}</b>
        <span className={styles.keeps}>{t(phrase, { at: formatDate(overrideBelow.at) })}</span>
      </li>
    );
  }
  const isRemoval = change.to === undefined || change.kind === 'ARRAY_ENTITY_REMOVED';
  return (
    <li className={styles.store}>
      <span>{location.name}</span>
      <span className={styles.value}>
        {change.kind !== 'ARRAY_REORDERED' && (
          <>
            <Text tone="faint" weight="regular">
              {change.kind === 'ARRAY_ELEMENT_ADDED' || change.from === undefined ? '–' : inWords(change.from)}{' '}
              {t('to')}{' '}
            </Text>
            <b>{isRemoval ? '–' : inWords(change.to)}</b>
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
