import { Button } from '@mantine/core';
import { type HoursSetName, sourceOfSet } from '@servery/domain';
import { dayName, lengthText } from '@servery/words';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { CellOrigins } from './cell-origins.tsx';
import { type Cell, cellText, flagOfSet, followersOf, resolvedEntries, withSwitch } from './cells.ts';
import styles from './hours-panel.module.css';
import { OwnHours } from './own-hours.tsx';
import { newId, useEditHours, useHours } from './use-hours.ts';

/** One day of a set: its times, the days it is used on too, and where it comes from. */
export function CellEditor({ withTitle, ...cell }: Cell & { readonly withTitle: boolean }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const spans = resolvedEntries(hours, cell);
  const source = sourceOfSet(hours, cell.set);
  const seconds = spans.reduce((sum, { endOffset }) => sum + endOffset, 0);
  return (
    <div data-cell-editor>
      <section className={styles.section}>
        {withTitle && (
          <Heading>
            {dayName(cell.day)} · {t(cell.set)}
          </Heading>
        )}
        <Text as="p" tone="faint" size="sm" dense>
          {spans.length === 0 ? t('closed') : t('openFor', { time: lengthText(seconds) })}
        </Text>
        {source === cell.set ? <OwnHours {...cell} /> : <FollowedHours cell={cell} source={source} />}
      </section>
      {source === cell.set && <CellOrigins {...cell} />}
      <Followers set={cell.set} />
    </div>
  );
}

type FollowedHoursProps = { readonly cell: Cell; readonly source: HoursSetName };

function FollowedHours({ cell, source }: FollowedHoursProps) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const canSave = useMayEdit(['hours']);
  const editHours = useEditHours();
  const flag = flagOfSet[cell.set];
  return (
    <>
      <p className={styles.followed}>{cellText(resolvedEntries(hours, cell), t('closed'))}</p>
      <Text as="p" tone="faint" size="sm" dense>
        {t('followsSet', { set: t(source).toLowerCase() })}
      </Text>
      {flag && canSave && (
        <Button
          mt={12}
          size="sm"
          onClick={() => editHours((before) => withSwitch(before, { flag, isSame: false }, newId))}
        >
          {t('ownHours')}
        </Button>
      )}
    </>
  );
}

function Followers({ set }: { readonly set: HoursSetName }) {
  const t = usePhrases(hoursPhrases);
  const followers = followersOf(useHours(), set);
  if (followers.length === 0) return null;
  return (
    <section className={styles.section}>
      {followers.map((follower) => (
        <Row key={follower} as="p" gap={2} align="stretch" tone="muted">
          <IconInfoCircle className={styles.infoIcon} size={16} stroke={1.75} aria-hidden />
          {t('followers', { sets: t(follower) })}
        </Row>
      ))}
    </section>
  );
}
