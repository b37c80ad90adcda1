import { Button } from '@mantine/core';
import type { SentenceGroupWords } from '@servery/contract';
import { useState } from 'react';
import { changesPhrases } from '../phrases/changes.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { ChangeGroup } from '../ui/review/change-list.tsx';
import { ReviewFold } from '../ui/review/review-fold.tsx';
import { changedEntities, placesOf, sentenceCount } from './changed-entities.ts';

type Groups = { readonly groups: readonly SentenceGroupWords[] };

/** Few enough to be read one after the other. */
const readAtOnce = 12;

/** Changes in sentences; many of them folded by where they lie: `Pizza, 120 changes`. */
export function ChangesByPlace({ groups }: Groups) {
  const t = usePhrases(changesPhrases);
  const places = placesOf(groups);
  const isMany = groups.flatMap(({ sentences }) => sentences).length > readAtOnce;
  if (!isMany || places.length < 2) return <Changes groups={groups} />;
  return places.map(({ place, groups: within }) => (
    <ReviewFold key={place} title={place} meta={t('changes', { count: sentenceCount(within) })} isOpen={false}>
      <Changes groups={within} />
    </ReviewFold>
  ));
}

/** The first of them, and all when asked. */
function Changes({ groups }: Groups) {
  const t = usePhrases(changesPhrases);
  const [isWhole, setWhole] = useState(false);
  const said = groups.flatMap(({ sentences }) => sentences).length;
  const words = { whole: t('wholeDocument'), newOrder: t('newOrder') };
  return (
    <>
      {changedEntities(groups, words, isWhole ? said : readAtOnce).map((entity) => (
        <ChangeGroup key={entity.id} entity={entity} selectedId={null} />
      ))}
      {!isWhole && said > readAtOnce && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('showAll', { count: sentenceCount(groups) })}
        </Button>
      )}
    </>
  );
}
