import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowMoveRight,
  IconMinus,
  IconPencil,
  IconPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { originIcons } from '../icons.tsx';
import { Text } from '../layout/text.tsx';
import { EmptyState } from '../messages/empty-state.tsx';
import styles from './change-list.module.css';
import { FarMark } from './far-mark.tsx';

export type ChangeKind = 'changed' | 'added' | 'removed' | 'moved';

/** One change in words: `Large Hand Tossed: $13.99 to $14.49`. */
export type ChangeLine = {
  readonly id: string;
  readonly kind: ChangeKind;
  /** The changed field; empty where the value says it: `Storm Warning added`. */
  readonly subject: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `2 stores have their own price` */
  readonly note?: string | undefined;
};

export type ChangeEntity = {
  readonly id: string;
  readonly name: string;
  /** Its place: `Pizza › Signature`. */
  readonly place?: string;
  readonly icon?: ReactNode;
  readonly lines: readonly ChangeLine[];
};

type ChangeListProps = {
  readonly entities: readonly ChangeEntity[];
  readonly selectedId?: string | null;
  readonly onSelect?: (lineId: string) => void;
  readonly onRevert?: (lineIds: readonly string[]) => void;
};

/** The differences in sentences, by entity; SH-28 when there are none. */
export function ChangeList({ entities, selectedId = null, onSelect, onRevert }: ChangeListProps) {
  const t = usePhrases(uiPhrases);
  if (entities.length === 0) return <EmptyState title={t('noChanges')} />;
  return entities.map((entity) => (
    <ChangeGroup key={entity.id} entity={entity} selectedId={selectedId} onSelect={onSelect} onRevert={onRevert} />
  ));
}

type ChangeGroupProps = {
  readonly entity: ChangeEntity;
  readonly selectedId: string | null;
  readonly onSelect?: ChangeListProps['onSelect'] | undefined;
  readonly onRevert?: ChangeListProps['onRevert'] | undefined;
};

/** The changes of one entity, each of them and all of them revertible. */
export function ChangeGroup({ entity, selectedId, onSelect, onRevert }: ChangeGroupProps) {
  const t = usePhrases(uiPhrases);
  const { name, place, icon, lines } = entity;
  return (
    <section className={styles.group} aria-label={name}>
      <header className={styles.head}>
        {icon}
        <Text as="h2" weight="semibold">
          {name}
        </Text>
        {place && <span className={styles.place}>{place}</span>}
        {onRevert && (
          <Button variant="subtle" size="xs" ml="auto" onClick={() => onRevert(lines.map(({ id }) => id))}>
            {t('revertAll', { count: lines.length })}
          </Button>
        )}
      </header>
      <ul>
        {lines.map((line) => (
          <ChangeRow
            key={line.id}
            line={line}
            isSelected={line.id === selectedId}
            onSelect={onSelect}
            onRevert={onRevert}
          />
        ))}
      </ul>
    </section>
  );
}

type ChangeRowProps = {
  readonly line: ChangeLine;
  readonly isSelected: boolean;
  readonly onSelect?: ChangeListProps['onSelect'] | undefined;
  readonly onRevert?: ChangeListProps['onRevert'] | undefined;
};

const icons: Readonly<Record<ChangeKind, TablerIcon>> = {
  changed: IconPencil,
  added: IconPlus,
  removed: IconMinus,
  moved: IconArrowMoveRight,
};
const Here = originIcons.here;

function ChangeRow({ line, isSelected, onSelect, onRevert }: ChangeRowProps) {
  const t = usePhrases(uiPhrases);
  const Icon = icons[line.kind];
  const sentence = <ChangeSentence line={line} />;
  return (
    <li className={styles.row} data-selected={isSelected || undefined} data-kind={line.kind}>
      <Icon className={styles.icon} size={14} stroke={1.75} aria-hidden />
      {onSelect ? (
        <button type="button" className={styles.pick} aria-pressed={isSelected} onClick={() => onSelect(line.id)}>
          {sentence}
        </button>
      ) : (
        <span className={styles.pick}>{sentence}</span>
      )}
      {line.note && (
        <span className={styles.note}>
          <Here size={14} stroke={1.75} aria-hidden />
          {line.note}
        </span>
      )}
      {onRevert && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          aria-label={`${t('revert')}: ${line.subject || (line.to ?? line.from)}`}
          onClick={() => onRevert([line.id])}
        >
          {t('revert')}
        </Button>
      )}
    </li>
  );
}

/** The old value gray and never struck through, the new one bold. */
export function ChangeSentence({ line }: { readonly line: ChangeLine }) {
  const t = usePhrases(uiPhrases);
  const { subject, kind, from, to } = line;
  if (kind === 'added' || kind === 'removed') {
    return (
      <span className={styles.sentence}>
        {subject && `${subject}: `}
        <b>{kind === 'added' ? to : from}</b> {t(kind)}
      </span>
    );
  }
  return (
    <span className={styles.sentence}>
      {subject && `${subject}: `}
      {kind === 'moved' && `${t('movedFrom')} `}
      {from !== undefined && <span className={styles.from}>{`${from} ${t('to')} `}</span>}
      <b>{to}</b>
      <FarMark from={from} to={to} />
    </span>
  );
}
