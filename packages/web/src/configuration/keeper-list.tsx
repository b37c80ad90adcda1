import { applyChanges, findByPath, type Json, type Path } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unwrap } from '../api/api-result.ts';
import { configurationPhrases } from '../phrases/configuration.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { useSession } from '../session/session-store.ts';
import { originIcons } from '../ui/icons.tsx';
import { type Keeper, listKeepers } from './configuration-calls.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import styles from './keeper-list.module.css';
import { shownDate } from './shown-date.ts';

/** The stores and groups below this level that keep their own value of a place; undefined while unknown. */
export function useKeepers(path: Path, isWanted = true): readonly Keeper[] | undefined {
  const { adapter, level } = useEditor();
  const { accessibleTenants } = useSession();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const { data } = useQuery({
    queryKey: ['configuration', 'keepers', level.companyId, adapter.kind.kind, documentId, path],
    queryFn: async () => unwrap(await listKeepers({ adapter, level, documentId }, path)),
    enabled: isWanted && level.level !== 'here' && level.canSaveCompany,
    retry: false,
  });
  if (level.level === 'company') return data;
  const members = new Set(accessibleTenants.filter(({ groupId }) => groupId === level.tenantId).map(({ id }) => id));
  return data?.filter(({ tenantId }) => members.has(tenantId));
}

/** How many stores of the level keep their own value: themselves, or with their group. */
export function useStoresKeeping(): (keepers: readonly Keeper[]) => number {
  const { level } = useEditor();
  const { accessibleTenants } = useSession();
  const stores = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  return (keepers) => {
    const ids = new Set(keepers.map(({ tenantId }) => tenantId));
    const isKeeping = (groupId: string | null) => level.level === 'company' && groupId !== null && ids.has(groupId);
    return stores.filter(({ id, groupId }) => ids.has(id) || isKeeping(groupId)).length;
  };
}

type KeeperListProps = {
  readonly path: Path;
  readonly format?: ((value: Json) => ReactNode) | undefined;
};

/** Which stores keep their own value, and since when. */
export function KeeperList({ path, format }: KeeperListProps) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const parent = useEditorState((state) => state.draft);
  const keepers = useKeepers(path);
  const storesKeeping = useStoresKeeping();
  if (keepers === undefined) return null;
  const shownValue = ({ changes }: Keeper): ReactNode => {
    const value = findByPath(applyChanges(parent, changes).document, path);
    return value === undefined ? t('nothing') : (format?.(value) ?? adapter.words.value(path, value, parent));
  };
  return (
    <section className={styles.keepers}>
      <p className={styles.title}>
        {keepers.length === 0 ? t('keepersNone') : t('keepers', { count: storesKeeping(keepers) })}
      </p>
      {keepers.length > 0 && (
        <ul className={styles.list}>
          {keepers.map((keeper) => {
            const Icon = originIcons[keeper.type === 'GROUP' ? 'group' : 'here'];
            return (
              <li key={keeper.tenantId} className={styles.keeper} data-type={keeper.type}>
                <Icon size={14} stroke={1.75} aria-hidden />
                <span>{keeper.name}</span>
                <span className={styles.value}>{shownValue(keeper)}</span>
                {keeper.at && (
                  <span className={styles.meta}>
                    {keeper.by} · {t('keeperSince', { at: shownDate(keeper.at) })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
