import { formatCents, type priceSelection, type SaleContext } from '@servery/domain';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './prices.module.css';

/** A sale at the register on Monday at noon: a time at which most things are sold. */
export function saleIn(scheme: string): SaleContext {
  return { scheme, channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } };
}

/** A price line by line, the modifiers included in the item in one of them, its sum, and the reasons against charging it. */
export function PriceExplanation({ price }: { readonly price: ReturnType<typeof priceSelection> }) {
  const t = usePhrases(menuItemsPhrases);
  const included = price.lines.flatMap(({ label, note }) => (note === 'INCLUDED' ? [label] : []));
  const lines = price.lines.flatMap(({ note, ...line }) => (note === 'INCLUDED' ? [] : [{ ...line, note }]));
  return (
    <>
      <dl className={styles.previewLines}>
        {lines.map(({ label, cents, note, source }) => (
          <div key={`${label} ${JSON.stringify(source)}`}>
            <dt>
              {label}
              {note && <span className={styles.note}>{t(`note${note}`)}</span>}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        {included.length > 0 && (
          <div>
            <dt>{t('includedLines', { names: included.join(', ') })}</dt>
            <dd>{formatCents(0)}</dd>
          </div>
        )}
        <div className={styles.previewTotal}>
          <dt>{t('previewTotal')}</dt>
          <dd>{formatCents(price.cents)}</dd>
        </div>
      </dl>
      {price.problems.map(({ code, message, path }) => (
        <Text as="p" key={`${code} ${JSON.stringify(path)}`} tone="bad" size="sm">
          {message}
        </Text>
      ))}
    </>
  );
}
