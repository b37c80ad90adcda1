import { Button, Checkbox } from '@mantine/core';
import type { Sentence } from '@servery/words';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type Say as PhraseSay, usePhrases } from '../../../phrases/phrases.ts';
import { tenantOverridesPhrases } from '../../../phrases/tenants/tenant-overrides.ts';
import { formatDate } from '../../../ui/dates.ts';
import { Text } from '../../../ui/layout/text.tsx';
import type { OverriddenGroup, OverriddenLine } from './overridden-document.ts';
import styles from './tenant-overrides.module.css';

type OverriddenGroupCardProps = {
  readonly group: OverriddenGroup;
  readonly selection: ReadonlySet<string>;
  readonly onSelect?: (selection: ReadonlySet<string>) => void;
  readonly onRevert?: (line: OverriddenLine) => void;
};

/** The values of one thing that are kept different: *Large, Delivery: $19.49, would inherit $16.99*. */
export function OverriddenGroupCard(props: OverriddenGroupCardProps) {
  const t = usePhrases(tenantOverridesPhrases);
  const { group, selection, onSelect } = props;
  const keys = group.lines.map(({ key }) => key);
  const chosen = keys.filter((key) => selection.has(key)).length;
  const label = [group.name, group.place].filter(Boolean).join(', ');
  return (
    <section className={styles.card} aria-label={label}>
      <header className={styles.head}>
        {onSelect && (
          <Checkbox
            aria-label={t('selectAll', { name: label })}
            checked={chosen === keys.length}
            indeterminate={chosen > 0 && chosen < keys.length}
            onChange={() => onSelect(withAll(selection, keys, chosen < keys.length))}
          />
        )}
        <h3 className={styles.name}>{group.name}</h3>
        <Text tone="faint" size="sm" clip>
          {group.place}
        </Text>
      </header>
      <ul>
        {group.lines.map((line) => (
          <Row key={line.key} {...props} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  line,
  group,
  selection,
  onSelect,
  onRevert,
}: OverriddenGroupCardProps & { readonly line: OverriddenLine }) {
  const t = usePhrases(tenantOverridesPhrases);
  const name = [group.name, line.sentence.field].filter(Boolean).join(', ');
  return (
    <li className={styles.row}>
      {onSelect && (
        <Checkbox
          aria-label={t('select', { name })}
          checked={selection.has(line.key)}
          onChange={() => onSelect(withAll(selection, [line.key], !selection.has(line.key)))}
        />
      )}
      <Words line={line} />
      {onRevert && (
        <Button
          className={styles.revert ?? ''}
          variant="subtle"
          size="sm"
          aria-label={t('revertNamed', { name })}
          leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          onClick={() => onRevert(line)}
        >
          {t('revert')}
        </Button>
      )}
    </li>
  );
}

function Words({ line }: { readonly line: OverriddenLine }) {
  const t = usePhrases(tenantOverridesPhrases);
  const { sentence, state, since } = line;
  const note = { differs: inherited(sentence, t), same: t('same'), orphaned: t('orphaned') }[state];
  return (
    <span className={styles.words}>
      {sentence.field && <Text tone="muted">{sentence.field}:</Text>}
      <b>{keptHere(sentence, t)}</b>
      <span className={styles.note} data-state={state}>
        {note}
      </span>
      {since && <span className={styles.since}>{t('since', { by: since.by, at: formatDate(since.at) })}</span>}
    </span>
  );
}

type Say = PhraseSay<'order' | 'removedHere' | 'inherits' | 'inheritsNothing' | 'inheritsIt'>;

function keptHere({ kind, to }: Sentence, t: Say): string {
  if (kind === 'order') return t('order');
  return kind === 'removed' ? t('removedHere') : (to ?? '');
}

function inherited({ kind, from }: Sentence, t: Say): string {
  if (kind === 'order') return '';
  if (kind === 'added') return t('inheritsNothing');
  if (kind === 'removed') return t('inheritsIt', { value: from ?? '' });
  return t('inherits', { value: from ?? '' });
}

function withAll(selection: ReadonlySet<string>, keys: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(selection);
  for (const key of keys) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}
