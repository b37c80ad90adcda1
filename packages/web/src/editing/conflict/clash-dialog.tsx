import { Button, Modal } from '@mantine/core';
import {
  type Change,
  type Clash,
  isWithin,
  type Json,
  type Path,
  pathKey,
  placeDecided,
  type Side,
} from '@servery/domain';
import type { DocumentWords } from '@servery/words';
import { useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { conflictPhrases } from '../../phrases/conflict.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SideChoice } from '../../ui/review/side-choice.tsx';
import type { Editor } from '../draft/draft-store.ts';
import type { ClashChoice } from './clash-store.ts';
import type { Rebasing } from './rebase-draft.ts';

type ClashDialogProps = {
  readonly editor: Editor;
  readonly rebasing: Rebasing;
  readonly answer: (choose: ClashChoice | null) => void;
};

/** Values that two people changed: both values, both people, both times; one of each stays. */
export function ClashDialog({ editor, rebasing, answer }: ClashDialogProps) {
  const t = usePhrases(configurationPhrases);
  const shared = usePhrases(conflictPhrases);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const places = Map.groupBy(rebasing.clashes, ({ path }) => pathKey(path));
  const keys = [...places.keys()];
  const people = [...new Set(rebasing.meanwhile.versions.map(({ by }) => by))].join(', ');
  const chooseAll = (side: Side) => setSides(Object.fromEntries(keys.map((key) => [key, side])));
  const isDecided = keys.every((key) => sides[key] !== undefined);
  return (
    <Modal opened onClose={() => answer(null)} title={t('clashTitle')} size={640} closeOnClickOutside={false}>
      <Muted>{t('clashText', { people, title: editor.adapter.title })}</Muted>
      {keys.length > 1 && (
        <Row above={3} gap={2} align="stretch">
          <Button size="sm" onClick={() => chooseAll('mine')}>
            {shared('allMine')}
          </Button>
          <Button size="sm" onClick={() => chooseAll('theirs')}>
            {shared('allTheirs')}
          </Button>
        </Row>
      )}
      <Stack above={4} gap={4}>
        {[...places].map(([key, clashes]) => (
          <ClashChoiceRow
            key={key}
            clashes={clashes}
            editor={editor}
            rebasing={rebasing}
            side={sides[key]}
            onChoose={(side) => setSides({ ...sides, [key]: side })}
          />
        ))}
      </Stack>
      <Row above={5} gap={2} align="stretch" justify="end">
        <Button variant="subtle" onClick={() => answer(null)}>
          {t('notNow')}
        </Button>
        <Button
          variant="filled"
          disabled={!isDecided}
          onClick={() => answer(({ path }) => sides[pathKey(path)] ?? 'mine')}
        >
          {t('saveChoice')}
        </Button>
      </Row>
    </Modal>
  );
}

type ClashChoiceRowProps = Pick<ClashDialogProps, 'editor' | 'rebasing'> & {
  readonly clashes: readonly Clash[];
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
};

function ClashChoiceRow({ clashes, editor, rebasing, side, onChoose }: ClashChoiceRowProps) {
  const t = usePhrases(configurationPhrases);
  const shared = usePhrases(conflictPhrases);
  const { words } = editor.adapter;
  const { draft } = editor.store.getState();
  const [first] = clashes;
  if (!first) return null;
  const entity = words.entity(first.path, draft);
  const title = [entity.place, entity.name, words.field(first.path, draft)].filter(Boolean).join(' › ');
  const author = authorOf(rebasing, first.path);
  const theirsMeta = author
    ? `${author.by} · ${t('versionShort', { version: author.version })} · ${formatDateTime(author.at)}`
    : '';
  const options = [
    {
      side: 'mine',
      word: shared('mine'),
      value: textOf(
        clashes.map(({ mine }) => mine),
        words,
        draft,
      ),
      meta: shared('mineMeta'),
    },
    {
      side: 'theirs',
      word: shared('theirs'),
      value: textOf(
        clashes.map(({ theirs }) => theirs),
        words,
        draft,
      ),
      meta: theirsMeta,
    },
  ] as const;
  return <SideChoice title={title} name={pathKey(first.path)} options={options} chosen={side} onChoose={onChoose} />;
}

function textOf(
  changes: readonly Change[],
  words: DocumentWords,
  draft: Parameters<DocumentWords['value']>[2],
): string {
  const texts = changes.map((change) => {
    const inWords = (value: Json) => words.value(placeDecided(change), value, draft);
    return change.to === undefined || change.kind === 'ARRAY_ENTITY_REMOVED' ? '–' : inWords(change.to);
  });
  return [...new Set(texts)].join(', ');
}

/** The person who saved the place last, of those who saved in between. */
function authorOf({ meanwhile }: Rebasing, path: Path) {
  const newestFirst = [...meanwhile.versions].sort((one, other) => other.version - one.version);
  const last = newestFirst.find(({ changes }) =>
    changes.some((change) => isWithin(placeDecided(change), path) || isWithin(path, placeDecided(change))),
  );
  // Only the newest versions come: of many, another one may have saved it.
  return last ?? (newestFirst.length === 1 ? newestFirst[0] : undefined);
}
