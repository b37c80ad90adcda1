import { spelledPath } from '../../editing/document/document-wire.ts';
import { placeLink } from '../../editing/settings-search/place-link.ts';
import { PlaceWords } from '../../editing/settings-search/place-words.tsx';
import type { ImageUse } from '../../images/images.ts';
import { menuScreenOf } from '../../menus/menu-screens.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import styles from './image-manager.module.css';

/** Every place that shows an image, each once: its name, its screen, and the level whose own value it is; with the way there. */
export function ImageUses({ uses }: { readonly uses: readonly ImageUse[] }) {
  const t = usePhrases(imagesPhrases);
  if (uses.length === 0) return t('usedNowhere');
  const places = new Map(uses.map((use) => [`${use.tenantId} ${use.name} ${screenKey(use)}`, use]));
  return (
    <ul className={styles.uses}>
      {[...places].map(([key, use]) => (
        <li key={key}>
          <UseLine use={use} />
        </li>
      ))}
    </ul>
  );
}

function UseLine({ use }: { readonly use: ImageUse }) {
  const n = usePhrases(navigationPhrases);
  const session = useSession();
  const link = placeLink(use, session);
  const screen = use.kind === 'menu' && n(menuScreenOf(use.path).title);
  const where = [screen, use.place, use.tenantName].filter(Boolean).join(' · ');
  return (
    <>
      <PlaceWords link={link}>{use.name}</PlaceWords>
      <Text tone="faint" size="sm">
        {where}
      </Text>
    </>
  );
}

function screenKey({ kind, documentId, path, place }: ImageUse): string {
  return kind === 'menu' ? `${documentId} ${spelledPath(path.slice(0, 3))}` : place;
}
