import { Select } from '@mantine/core';
import {
  type CartLine,
  formatCents,
  type MenuBlob,
  type SampleOrder,
  variantName,
  variantOf,
  variantsOf,
  type Witness,
} from '@servery/domain';
import { IconX } from '@tabler/icons-react';
import { triedOrderPhrases } from '../../../../phrases/menus/tried-order.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import styles from '../prover/prover.module.css';
import { lineName } from '../tabs/line-name.ts';
import { withOptions, withoutLine } from './tried-order.ts';

type TriedLinesProps = {
  readonly order: SampleOrder;
  readonly menu: MenuBlob;
  readonly witness: Witness;
  readonly onChange: (order: SampleOrder) => void;
  /** More of a line, said below its name. */
  readonly notesOf?: (line: CartLine) => readonly string[];
  /** Takes a line off, where more than the line goes with it. */
  readonly onRemove?: (lineId: string) => void;
};

/** The lines of an order that is put together, each with its price, size and style. */
export function TriedLines({ order, menu, witness, onChange, notesOf, onRemove }: TriedLinesProps) {
  return (
    <ul className={styles.lines}>
      {order.cart.map((line, at) => (
        <li key={line.id} className={styles.triedLine}>
          <TriedLine
            line={line}
            number={at + 1}
            menu={menu}
            rung={witness.order.lines.find(({ id }) => id === line.id)}
            onOptions={(options) => onChange(withOptions(order, line.id, options))}
            notes={notesOf?.(line) ?? []}
            onRemove={() => (onRemove ? onRemove(line.id) : onChange(withoutLine(order, line.id)))}
          />
        </li>
      ))}
    </ul>
  );
}

type TriedLineProps = {
  readonly line: CartLine;
  readonly number: number;
  readonly menu: MenuBlob;
  readonly rung: Witness['order']['lines'][number] | undefined;
  readonly notes: readonly string[];
  readonly onOptions: (options: Readonly<Record<string, string>>) => void;
  readonly onRemove: () => void;
};

function TriedLine({ line: { selection }, number, menu, rung, notes, onOptions, onRemove }: TriedLineProps) {
  const t = usePhrases(triedOrderPhrases);
  const item = 'itemId' in selection ? menu.items.find(({ id }) => id === selection.itemId) : undefined;
  const name = item?.info.name ?? lineName(menu, selection);
  const variants = item ? variantsOf(item, menu) : [];
  const own = item && variantName(variantOf(item, menu, selection.options));
  const [problem] = rung?.problems ?? [];
  return (
    <>
      <span>{name}</span>
      <span className={styles.amount}>{formatCents(rung?.cents ?? 0)}</span>
      <IconButton
        label={t('removeLine', { name, line: number })}
        icon={<IconX size={14} stroke={1.75} aria-hidden />}
        onClick={onRemove}
      />
      {variants.length > 1 && (
        <Select
          className={styles.wholeLine}
          aria-label={t('variant', { name, line: number })}
          size="xs"
          allowDeselect={false}
          value={own ?? null}
          data={[...new Set(variants.map(variantName))]}
          onChange={(chosen) => {
            const found = variants.find((variant) => variantName(variant) === chosen);
            if (found) onOptions(found.options);
          }}
        />
      )}
      {notes.map((note) => (
        <span key={note} className={`${styles.wholeLine} ${styles.muted}`}>
          {note}
        </span>
      ))}
      {problem && (
        <span className={`${styles.wholeLine} ${styles.muted}`} role="alert">
          {t('problem', { name, message: problem.message })}
        </span>
      )}
    </>
  );
}
