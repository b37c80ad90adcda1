import { Button } from '@mantine/core';
import type { Json, Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatDate } from '../../../ui/dates.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { useCloseChain } from '../../../ui/inheritance/close-chain.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import styles from './keeper-list.module.css';
import { compareKeepers } from './keepers-store.ts';
import { useKeepers, useKeptValue, useStoresKeeping } from './use-keepers.ts';

type KeeperListProps = {
  readonly path: Path;
  readonly label: string;
  readonly format?: ((value: Json) => ReactNode) | undefined;
};

const shownAtOnce = 5;

/** Which stores keep their own value, and since when; the first few, and the way to all of them. */
export function KeeperList({ path, label, format }: KeeperListProps) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const keepers = useKeepers(path);
  const storesKeeping = useStoresKeeping();
  const keptValue = useKeptValue(path);
  const closeChain = useCloseChain();
  if (keepers === undefined) return null;
  const handleCompare = () => {
    closeChain();
    compareKeepers({ path, label });
  };
  const inWords = (value: Json | undefined): ReactNode =>
    value === undefined ? t('nothing') : (format?.(value) ?? adapter.words.value(path, value, draft));
  return (
    <section className={styles.keepers}>
      <p className={styles.title}>
        {keepers.length === 0 ? t('keepersNone') : t('keepers', { count: storesKeeping(keepers) })}
      </p>
      {keepers.length > 0 && (
        <>
          <ul className={styles.list}>
            {keepers.slice(0, shownAtOnce).map((keeper) => {
              const Icon = originIcons[keeper.type === 'GROUP' ? 'group' : 'here'];
              return (
                <li key={keeper.tenantId} className={styles.keeper} data-type={keeper.type}>
                  <Icon size={14} stroke={1.75} aria-hidden />
                  <span>{keeper.name}</span>
                  <span className={styles.value}>{inWords(keptValue(keeper))}</span>
                  {keeper.at && (
                    <span className={styles.meta}>
                      {keeper.by} · {t('keeperSince', { at: formatDate(keeper.at) })}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <Button variant="link" onClick={handleCompare}>
            {t('compareKeepers', { count: keepers.length })}
          </Button>
        </>
      )}
    </section>
  );
}
