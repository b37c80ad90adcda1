import type { OnlineDesign } from '@servery/domain';
import { IconBowl, IconBowlChopsticks, IconCookie } from '@tabler/icons-react';
import { onlineDesignPhrases } from '../../../../phrases/online-design.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import { ShopButton } from './shop-button.tsx';
import { ShopFooter, ShopHeader } from './shop-header.tsx';

type Shop = { readonly design: OnlineDesign };

const sections = [
  {
    name: 'bowls',
    items: [
      { name: 'ramen', text: 'ramenText', price: '14.50', Icon: IconBowlChopsticks },
      { name: 'rice', text: 'riceText', price: '12.00', Icon: IconBowl },
    ],
  },
  { name: 'sweets', items: [{ name: 'pie', text: 'pieText', price: '5.25', Icon: IconCookie }] },
] as const;
type Item = (typeof sections)[number]['items'][number];

/** The menu of the shop, with its header and footer. */
export function ShopMenu({ design }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <>
      <ShopHeader design={design} />
      <div className="shop-main">
        {design.welcomeText && <p className="shop-welcome">{design.welcomeText}</p>}
        {sections.map(({ name, items }) => (
          <section key={name}>
            <h2 className="shop-section" data-line={design.sectionHeaderLine}>
              {t(name)}
            </h2>
            <div className="shop-items">
              {items.map((item) => (
                <ItemCard key={item.name} item={item} design={design} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <ShopFooter design={design} />
    </>
  );
}

function ItemCard({ item, design }: Shop & { readonly item: Item }) {
  const t = usePhrases(onlineDesignPhrases);
  const { Icon } = item;
  const hasPicture = design.designStyle === 'CLASSIC' || design.modernThumbnailSize !== 'NONE';
  return (
    <article className="shop-item" data-orientation={design.itemOrientation}>
      {hasPicture && (
        <span className="shop-picture">
          <Icon size={32} stroke={1.5} aria-hidden />
        </span>
      )}
      <div className="shop-item-body">
        <h3 className="shop-item-name">{t(item.name)}</h3>
        <p className="shop-item-text">{t(item.text)}</p>
        <div className="shop-item-foot">
          <span className="shop-price">{formatAmount(item.price)}</span>
          <ShopButton design={design}>{t('order')}</ShopButton>
        </div>
      </div>
    </article>
  );
}
