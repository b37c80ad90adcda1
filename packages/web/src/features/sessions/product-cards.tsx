import { usePhrases } from '../../phrases/phrases.ts';
import { sessionPhrases } from '../../phrases/sessions.ts';
import { type Origin, originIcons } from '../../ui/icons.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './product-cards.module.css';

type Line = { readonly name: string; readonly price: string; readonly from?: Origin; readonly was?: string };
type Card = { readonly level: Origin; readonly name: string; readonly stores: number; readonly lines: readonly Line[] };

/** The invented company of the demo: the prices that are the same everywhere, and those that differ, and where. */
const cards: readonly Card[] = [
  {
    level: 'company',
    name: 'Harbor Pizza Co.',
    stores: 6,
    lines: [
      { name: 'Large Hand Tossed', price: '$14.49' },
      { name: 'Harbor Root Beer', price: '$3.49' },
      { name: 'Delivery fee', price: '$2.99' },
    ],
  },
  {
    level: 'group',
    name: 'Bay Area',
    stores: 3,
    lines: [
      { name: 'Large Hand Tossed', price: '$14.49' },
      { name: 'Harbor Root Beer', price: '$3.79', from: 'group', was: '3.49' },
      { name: 'Delivery fee', price: '$2.99' },
    ],
  },
  {
    level: 'here',
    name: 'Pier 39',
    stores: 1,
    lines: [
      { name: 'Large Hand Tossed', price: '$15.99', from: 'here', was: '14.49' },
      { name: 'Harbor Root Beer', price: '$3.79', from: 'group', was: '3.49' },
      { name: 'Delivery fee', price: '$3.49', from: 'here', was: '2.99' },
    ],
  },
];

export function ProductCards() {
  const t = usePhrases(sessionPhrases);
  return (
    <aside className={styles.side} aria-label={t('pitch')}>
      <p className={styles.pitch}>{t('pitch')}</p>
      <div className={styles.cards}>
        {cards.map((card) => (
          <ProductCard key={card.level} card={card} />
        ))}
      </div>
      <svg className={styles.waves} viewBox="0 0 640 160" preserveAspectRatio="none" aria-hidden="true">
        {[20, 60, 100, 140].map((y) => (
          <path key={y} d={`M0 ${y} q80 -40 160 0 t160 0 t160 0 t160 0`} />
        ))}
      </svg>
    </aside>
  );
}

function ProductCard({ card }: { readonly card: Card }) {
  const t = usePhrases(sessionPhrases);
  const Icon = originIcons[card.level];
  return (
    <section className={styles.card} data-level={card.level} aria-label={card.name}>
      <header className={styles.head}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <b>{card.name}</b>
        <Text place="end" tone="muted" size="sm">
          {t('stores', { count: card.stores })}
        </Text>
      </header>
      {card.lines.map(({ name, price, from, was }) => (
        <p key={name} className={styles.line} data-from={from}>
          {name}
          <span className={styles.price}>
            {was && <Text tone="faint">{was}</Text>}
            <b>{price}</b>
          </span>
        </p>
      ))}
    </section>
  );
}
