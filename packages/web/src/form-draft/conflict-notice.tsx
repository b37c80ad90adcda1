import { Button } from '@mantine/core';
import { useId } from 'react';
import { conflictPhrases } from '../phrases/conflict.ts';
import { formsPhrases } from '../phrases/forms.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { Row } from '../ui/layout/row.tsx';
import { Changing } from '../ui/read-only/read-only.tsx';
import { ChangeGroup, type ChangeLine } from '../ui/review/change-list.tsx';
import { SideChoice } from '../ui/review/side-choice.tsx';
import styles from './conflict-notice.module.css';
import type { RecordForm } from './record-form-types.ts';
import type { Conflict, Side } from './record-state.ts';

type ConflictParts<Entry> = Pick<RecordForm<Entry>, 'openClashes' | 'choose' | 'wordsOf' | 'isDirty'>;

/** The changes that somebody else saved while the form was open, in words, and a choice where both changed the same. */
export function ConflictNotice<Entry>({
  form,
}: {
  readonly form: ConflictParts<Entry> & Pick<RecordForm<Entry>, 'conflict'>;
}) {
  return form.conflict && <Notice form={form} conflict={form.conflict} />;
}

type NoticeProps<Entry> = { readonly form: ConflictParts<Entry>; readonly conflict: Conflict<Entry> };

function Notice<Entry>({ form, conflict }: NoticeProps<Entry>) {
  const t = usePhrases(formsPhrases);
  const { openClashes, wordsOf, isDirty } = form;
  const { base, theirs, taken, clashes } = conflict;
  const lines = taken.map((place): ChangeLine => {
    const { label, text } = wordsOf(place, conflict);
    return { id: place, kind: 'changed', subject: label, from: text(base), to: text(theirs) };
  });
  const hint = () => {
    if (openClashes.length > 0) return t('conflictOpen', { count: clashes.length });
    if (clashes.length > 0) return t('conflictDecided');
    if (taken.length > 0) return t('conflictTaken');
    return t(isDirty ? 'conflictElsewhere' : 'conflictSame');
  };
  return (
    <section className={styles.notice} aria-label={t('conflict')}>
      <div role="alert">
        <b>{t('conflict')}</b>
        <p>{hint()}</p>
      </div>
      <Changing>
        <Clashes form={form} conflict={conflict} />
      </Changing>
      {lines.length > 0 && (
        <div className={styles.taken}>
          <ChangeGroup entity={{ id: 'taken', name: t('takenTitle'), lines }} selectedId={null} />
        </div>
      )}
    </section>
  );
}

function Clashes<Entry>({ form, conflict }: NoticeProps<Entry>) {
  const t = usePhrases(conflictPhrases);
  const id = useId();
  const { clashes, chosen } = conflict;
  const textOf = (place: string, side: Side) => form.wordsOf(place, conflict).text(conflict[side]);
  return (
    <>
      {clashes.length > 1 && (
        <Row gap={2} align="stretch" wrap>
          <Button size="sm" onClick={() => form.choose(clashes, 'mine')}>
            {t('allMine')}
          </Button>
          <Button size="sm" onClick={() => form.choose(clashes, 'theirs')}>
            {t('allTheirs')}
          </Button>
        </Row>
      )}
      {clashes.map((place) => (
        <SideChoice
          key={place}
          name={`${id}-${place}`}
          title={form.wordsOf(place, conflict).label}
          chosen={chosen[place]}
          onChoose={(side) => form.choose([place], side)}
          options={[
            { side: 'mine', word: t('mine'), value: textOf(place, 'mine'), meta: t('mineMeta') },
            { side: 'theirs', word: t('theirs'), value: textOf(place, 'theirs'), meta: t('theirsMeta') },
          ]}
        />
      ))}
    </>
  );
}
