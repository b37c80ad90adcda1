import { Button } from '@mantine/core';
import type { Meeting, Offer } from '@servery/domain';
import { IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { membersOf, oneSidedOf, pairFinder } from './pairs.ts';
import styles from './prover.module.css';

type PairMatrixProps = {
  readonly focus: string;
  /** Active offers in the order in which they apply. */
  readonly active: readonly Offer[];
  readonly meetings: readonly Meeting[];
  readonly nameOf: (id: string) => string;
};

/** Sentences shown at most. */
const mostSentences = 20;

/** Which offers can be on one order: half a square, since it says the same both ways; exclusions of one side in sentences. */
export function PairMatrix({ focus, active, meetings, nameOf }: PairMatrixProps) {
  const t = usePhrases(proverPhrases);
  const [isWhole, setWhole] = useState(false);
  const { square: members, rest } = useMemo(() => membersOf(active, focus), [active, focus]);
  const find = useMemo(() => pairFinder(meetings), [meetings]);
  if (active.length < 2) return null;
  return (
    <section className={styles.part} aria-label={t('together')}>
      <div className={styles.partHead}>
        <h3>{t('together')}</h3>
        <Muted as="span" small>
          {t('pairCount', { count: members.length, total: active.length })}
        </Muted>
      </div>
      <div>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {members.map(({ id }, at) => (
                <th key={id} scope="col" className={styles.matrixNumber}>
                  {at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ id }, row) => (
              <tr key={id} className={styles.matrixRow} data-focus={id === focus || undefined}>
                <th scope="row" className={styles.matrixName} title={nameOf(id)}>
                  <Muted as="span" small>
                    {row + 1}
                  </Muted>{' '}
                  {nameOf(id)}
                </th>
                {members.map((other, column) => (
                  <td key={other.id} className={styles.matrixNumber}>
                    {column < row && <Pair pair={[other.id, id]} meeting={find(id, other.id)} nameOf={nameOf} />}
                    {column === row && <span aria-hidden>·</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Key />
      {isWhole && <Rest focus={focus} rest={rest} find={find} nameOf={nameOf} />}
      {!isWhole && rest.length > 0 && (
        <div>
          <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
            {t('showPairs', { count: active.length })}
          </Button>
        </div>
      )}
      <OneSidedList focus={focus} meetings={meetings} nameOf={nameOf} />
    </section>
  );
}

type PairProps = {
  readonly pair: readonly [string, string];
  readonly meeting: Meeting | undefined;
  readonly nameOf: (id: string) => string;
};

function Pair({ pair: [first, second], meeting, nameOf }: PairProps) {
  const t = usePhrases(proverPhrases);
  const names = { one: nameOf(first), other: nameOf(second) };
  if (!meeting) return <span role="img" aria-label={t('isUnknown', names)} />;
  if (meeting.apart === undefined) {
    const label = t('isTogether', names);
    return (
      <span className={styles.together} role="img" aria-label={label} title={label}>
        <IconCheck size={14} stroke={2} aria-hidden />
      </span>
    );
  }
  const label = t('isApart', { ...names, reason: t(`apart${meeting.apart}`) });
  const Mark = meeting.apart === 'ITEMS' ? IconQuestionMark : IconMinus;
  return (
    <span className={styles.apart} role="img" aria-label={label} title={label}>
      <Mark size={14} stroke={2} aria-hidden />
    </span>
  );
}

type RestProps = Pick<PairMatrixProps, 'focus' | 'nameOf'> & {
  readonly rest: readonly Offer[];
  readonly find: ReturnType<typeof pairFinder>;
};

/** The offers that are not in the square, each as it is with the edited one. */
function Rest({ focus, rest, find, nameOf }: RestProps) {
  return (
    <ul className={styles.rest}>
      {rest.map(({ id }) => (
        <li key={id}>
          <Pair pair={[focus, id]} meeting={find(focus, id)} nameOf={nameOf} />
          <span>{nameOf(id)}</span>
        </li>
      ))}
    </ul>
  );
}

function Key() {
  const t = usePhrases(proverPhrases);
  return (
    <Row as="p" gap={4} lineGap={1} wrap tone="muted" size="sm">
      <Row as="span" gap={1} inline>
        <IconCheck className={styles.together} size={14} stroke={2} aria-hidden /> {t('keyTogether')}
      </Row>
      <Row as="span" gap={1} inline>
        <IconMinus size={14} stroke={2} aria-hidden /> {t('keyApart')}
      </Row>
      <Row as="span" gap={1} inline>
        <IconQuestionMark size={14} stroke={2} aria-hidden /> {t('keyNotSeen')}
      </Row>
    </Row>
  );
}

function OneSidedList({ focus, meetings, nameOf }: Omit<PairMatrixProps, 'active'>) {
  const t = usePhrases(proverPhrases);
  const oneSided = oneSidedOf(meetings, focus);
  if (oneSided.length === 0) return null;
  return (
    <ul className={styles.sentences}>
      {oneSided.slice(0, mostSentences).map(({ one, other, isOnItem }) => (
        <li key={`${one} ${other} ${isOnItem}`}>
          {t(isOnItem ? 'oneSidedItem' : 'oneSided', { one: nameOf(one), other: nameOf(other) })}
        </li>
      ))}
    </ul>
  );
}
