import { formatCents, type TicketLine } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './receipt.module.css';

type Modifier = TicketLine['modifiers'][number];

/** The lines of the order, each with its options, modifiers, discounts and note. */
export function ReceiptLines({ lines }: { readonly lines: readonly TicketLine[] }) {
  const t = usePhrases(receiptPhrases);
  if (lines.length === 0) return <p className={styles.note}>{t('noLines')}</p>;
  return (
    <Stack as="ul" gap={2} aria-label={t('lines')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </Stack>
  );
}

/** A voided one is struck through, with who voided it and why. */
function Line({ line }: { readonly line: TicketLine }) {
  const t = usePhrases(receiptPhrases);
  const { item, options, quantity, modifiers, price, discounts, note, voided } = line;
  const Name = voided === null ? 'span' : 's';
  return (
    <li className={styles.line}>
      <Name className={styles.quantity}>{quantity}</Name>
      <Name className={styles.item}>{item.name}</Name>
      <Name className={styles.amount}>{formatCents(price)}</Name>
      {options.map(({ id, name }) => (
        <span key={`option ${id}`} className={styles.detail}>
          {name}
        </span>
      ))}
      {modifiers.map((modifier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same modifier may be on a line more than once
        <ModifierLine key={`modifier ${at}`} modifier={modifier} />
      ))}
      {discounts.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same discount may be on a line more than once
        <Discount key={`discount ${at}`} name={name} amount={amount} />
      ))}
      {note && <span className={styles.detail}>{t('note', { note })}</span>}
      {voided && (
        <span className={styles.voided}>
          {voided.reason === ''
            ? t('voidedByOnly', { name: voided.by.name })
            : t('voidedBy', { name: voided.by.name, reason: voided.reason })}
        </span>
      )}
    </li>
  );
}

/** *Extra Meatball, left half, $2.25*: its price is in the price of the line. */
function ModifierLine({ modifier: { name, amount, portion, price } }: { readonly modifier: Modifier }) {
  const t = usePhrases(receiptPhrases);
  const ordered = t(`amount.${amount}`, { name });
  const placed = portion === 'WHOLE' ? ordered : t(`portion.${portion}`, { name: ordered });
  return <span className={styles.detail}>{price === 0 ? placed : `${placed}, ${formatCents(price)}`}</span>;
}

function Discount({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <>
      <span className={styles.beside}>{name}</span>
      <span className={styles.amount}>{formatCents(-amount)}</span>
    </>
  );
}
