import { formatCents, type OnlineDesign } from '@servery/domain';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { imageUrl } from '../../images/images.ts';
import { shopPhrases } from '../../phrases/menus/shop.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { ShownItem, ShownMenu, ShownSection } from '../shown-types.ts';
import { ShopButton } from './shop-button.tsx';
import { ShopFooter, ShopHeader, type ShopOwner } from './shop-header.tsx';

type ShopMenuProps = {
  readonly design: OnlineDesign;
  readonly owner: ShopOwner;
  readonly menu: ShownMenu;
  /** The category that somebody edits: the page goes there. */
  readonly selectedId?: string | null;
};

/** Pixels between the top of the screen and the section that the page goes to. */
const above = 64;

/** The menu of the shop, with its header and footer. */
export function ShopMenu({ design, owner, menu, selectedId = null }: ShopMenuProps) {
  const t = usePhrases(shopPhrases);
  const page = useRef<HTMLDivElement>(null);
  const isShown = menu.sections.some(({ id }) => id === selectedId);
  useEffect(() => {
    if (isShown && selectedId !== null) goTo(page.current, selectedId);
  }, [isShown, selectedId]);
  return (
    <div ref={page}>
      <ShopHeader design={design} owner={owner} />
      <Categories sections={menu.sections} selectedId={selectedId} />
      <div className="shop-main">
        {design.welcomeText && <p className="shop-welcome">{design.welcomeText}</p>}
        {menu.featured.length > 0 && (
          <section>
            <h2 className="shop-section" data-line={design.sectionHeaderLine}>
              {t('featured')}
            </h2>
            <div className="shop-featured">
              {menu.featured.map((item) => (
                <FeaturedCard key={item.id} item={item} companyId={owner.companyId} />
              ))}
            </div>
          </section>
        )}
        {menu.sections.map((section) => (
          <Section key={section.id} section={section} design={design} companyId={owner.companyId} />
        ))}
      </div>
      <ShopFooter design={design} />
    </div>
  );
}

/** Scrolls only the drawn page: the console around it stays where it is. */
function goTo(page: HTMLElement | null, id: string): void {
  const section = page?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
  const chip = page?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(id)}"]`);
  const view = page?.ownerDocument.scrollingElement;
  if (!section || !view) return;
  view.scrollTop += section.getBoundingClientRect().top - above;
  if (chip?.parentElement) chip.parentElement.scrollLeft = chip.offsetLeft - above;
}

type CategoriesProps = { readonly sections: readonly ShownSection[]; readonly selectedId: string | null };

function Categories({ sections, selectedId }: CategoriesProps) {
  const named = sections.filter(({ kind }) => kind !== 'SUBHEADER');
  if (named.length < 2) return null;
  return (
    <p className="shop-categories">
      {named.map(({ id, title }) => (
        <span key={id} data-chip={id} data-on={id === selectedId || undefined}>
          {title}
        </span>
      ))}
    </p>
  );
}

type SectionProps = {
  readonly section: ShownSection;
  readonly design: OnlineDesign;
  readonly companyId: string;
};

const Section = memo(function Section({ section, design, companyId }: SectionProps) {
  const t = usePhrases(shopPhrases);
  const { id, title, text, kind, items, more } = section;
  if (kind === 'SUBHEADER') {
    return (
      <h2 className="shop-subheader" data-section={id}>
        {title}
      </h2>
    );
  }
  return (
    <section data-section={id}>
      <h2 className="shop-section" data-line={design.sectionHeaderLine}>
        {title}
      </h2>
      {text && <p className="shop-item-text">{text}</p>}
      <div className="shop-items">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} design={design} companyId={companyId} />
        ))}
      </div>
      {more > 0 && <p className="shop-more">{t('more', { count: more })}</p>}
    </section>
  );
});

type ItemCardProps = { readonly item: ShownItem; readonly design: OnlineDesign; readonly companyId: string };

function ItemCard({ item, design, companyId }: ItemCardProps) {
  const t = usePhrases(shopPhrases);
  const hasPicture = design.designStyle === 'CLASSIC' || design.modernThumbnailSize !== 'NONE';
  return (
    <article className="shop-item" data-orientation={design.itemOrientation}>
      {hasPicture && <Picture imageId={item.imageId} companyId={companyId} />}
      <div className="shop-item-body">
        <h3 className="shop-item-name">{item.name}</h3>
        {item.text && <p className="shop-item-text">{item.text}</p>}
        <div className="shop-item-foot">
          <Price item={item} />
          <ShopButton design={design}>{t('order')}</ShopButton>
        </div>
      </div>
    </article>
  );
}

function FeaturedCard({ item, companyId }: { readonly item: ShownItem; readonly companyId: string }) {
  return (
    <article className="shop-featured-item">
      <Picture imageId={item.imageId} companyId={companyId} />
      <h3 className="shop-item-name">{item.name}</h3>
      <Price item={item} />
    </article>
  );
}

function Picture({ imageId, companyId }: { readonly imageId: string | null; readonly companyId: string }) {
  return (
    <span className="shop-picture">
      {imageId === null ? (
        <IconToolsKitchen2 size={32} stroke={1.5} aria-hidden />
      ) : (
        <img src={imageUrl(companyId, imageId, 'thumb')} alt="" loading="lazy" />
      )}
    </span>
  );
}

function Price({ item: { cents, isFrom } }: { readonly item: ShownItem }) {
  const t = usePhrases(shopPhrases);
  if (cents === null) return <span />;
  const price = formatCents(cents);
  return <span className="shop-price">{isFrom ? t('from', { price }) : price}</span>;
}
