import { type ZoneMove, zoneMoves } from '@servery/domain';
import { useMemo } from 'react';
import { useEditorState } from '../../../../editing/draft/editor-context.ts';
import { savedSettings, useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from '../delivery.module.css';
import { useTestedAddresses } from './use-tested-addresses.ts';

const mostShown = 50;

/** Which of the addresses gain, lose or change their zone by unsaved changes. */
export function AddressMoves() {
  const t = usePhrases(deliveryPhrases);
  const { addresses } = useTestedAddresses(({ read }) => read);
  const before = useEditorState(({ loaded }) => savedSettings(loaded.saved).deliveryArea.zones);
  const after = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const moves = useMemo(() => zoneMoves(before, after, addresses), [before, after, addresses]);
  if (before === after) return null;
  return (
    <section className={styles.moves} aria-label={t('moves')}>
      <Heading as="h3">{t('moves')}</Heading>
      {moves.length === 0 ? (
        <Text as="p" tone="faint">
          {t('noMoves')}
        </Text>
      ) : (
        <ul className={styles.moveList}>
          {moves.slice(0, mostShown).map((move, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pasted lines have no identity, and two may be the same
            <li key={at}>{moveText(move, t)}</li>
          ))}
          {moves.length > mostShown && (
            <Text as="li" tone="faint">
              {t('moreFindings', { count: moves.length - mostShown })}
            </Text>
          )}
        </ul>
      )}
    </section>
  );
}

function moveText({ address, before, after }: ZoneMove, t: ReturnType<typeof usePhrases<'gained' | 'lost' | 'moved'>>) {
  const names = { address: address.text, before: before?.name ?? '', after: after?.name ?? '' };
  if (before && after) return t('moved', names);
  return t(before ? 'lost' : 'gained', names);
}
