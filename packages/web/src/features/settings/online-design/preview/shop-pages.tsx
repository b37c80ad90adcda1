import { formatCents } from '@servery/domain';
import { imageUrl } from '../../../../images/images.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../../phrases/settings/online-design.ts';
import { ShopButton } from '../../../../previews/shop/shop-button.tsx';
import { ShopHeader } from '../../../../previews/shop/shop-header.tsx';
import { ShopMenu } from '../../../../previews/shop/shop-menu.tsx';
import type { ShownMenu } from '../../../../previews/shown-types.ts';
import type { Shop } from './shop.ts';

/** OD-19, OD-20: an item and how it can be changed. */
export function ShopItem({ design, owner, menu }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  const { modifierLayout, itemBehavior, itemMessage } = design;
  const hasTabs = modifierLayout === 'TABS' || modifierLayout === 'TABS_AND_SECTION_HEADINGS';
  const isAsking = itemBehavior === 'ASK_USER';
  const { item, choices } = menu.example;
  const shown = hasTabs ? choices.slice(0, 1) : choices;
  return (
    <>
      <ShopHeader design={design} owner={owner} />
      <div className="shop-main">
        <h2 className="shop-item-name">{item.name}</h2>
        <p className="shop-item-text">{item.text}</p>
        {isAsking && <p className="shop-message">{t('asks')}</p>}
        {hasTabs && (
          <p className="shop-tabs">
            {choices.map(({ id, title }) => (
              <span key={id}>{title}</span>
            ))}
          </p>
        )}
        {itemBehavior !== 'ORDER_IMMEDIATELY' &&
          shown.map(({ id, title, modifiers }) => (
            <section key={id}>
              {modifierLayout !== 'TABS' && (
                <h3 className="shop-section" data-line={design.sectionHeaderLine}>
                  {modifierLayout === 'COLLAPSIBLE_SECTION_HEADINGS' && '▾ '}
                  {title}
                </h3>
              )}
              {modifiers.map(({ id: modifierId, name }) => (
                <p key={modifierId} className="shop-modifier">
                  {name}
                </p>
              ))}
            </section>
          ))}
        <Comment message={itemMessage} />
        {isAsking && <ShopButton design={design}>{t('asItIs')}</ShopButton>}{' '}
        <ShopButton design={design}>{t(isAsking ? 'changeIt' : 'addToOrder')}</ShopButton>
      </div>
    </>
  );
}

/** OD-25, OD-26: the order before it is placed, and the message afterwards. */
export function ShopOrder({ design, owner, menu }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <>
      <ShopHeader design={design} owner={owner} />
      <div className="shop-main">
        <h2 className="shop-section" data-line={design.sectionHeaderLine}>
          {t('yourOrder')}
        </h2>
        <OrderLines menu={menu} />
        <Comment message={design.orderMessage} />
        <ShopButton design={design}>{t('placeOrder')}</ShopButton>
        <p className="shop-message">{design.confirmationMessage}</p>
      </div>
    </>
  );
}

/** An order of the first items that have a price. */
export function OrderLines({ menu }: { readonly menu: ShownMenu }) {
  const t = usePhrases(onlineDesignPhrases);
  const lines = menu.sections
    .flatMap(({ items }) => items)
    .filter(({ cents }) => cents !== null)
    .slice(0, 2);
  const total = lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  return (
    <ul className="shop-lines">
      {lines.map(({ id, name, cents }) => (
        <li key={id}>
          <span>{name}</span>
          <span>{formatCents(cents ?? 0)}</span>
        </li>
      ))}
      <li className="shop-total">
        <span>{t('total')}</span>
        <span className="shop-price">{formatCents(total)}</span>
      </li>
    </ul>
  );
}

function Comment({ message }: { readonly message: string }) {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <div className="shop-message">
      <span className="shop-label">{t('comment')}</span>
      {message}
    </div>
  );
}

/** The greeting over the menu, as it opens once. */
export function ShopPopUp(shop: Shop) {
  const { design, owner } = shop;
  const t = usePhrases(onlineDesignPhrases);
  const { enabled, title, text, image, button } = design.firstTimePopUp;
  return (
    <>
      <ShopMenu {...shop} />
      <div className="shop-shade">
        <div className="shop-pop-up">
          {image && enabled && <img src={imageUrl(owner.companyId, image, 'full')} alt="" />}
          {enabled ? <h2>{title}</h2> : <p>{t('popUpOff')}</p>}
          {enabled && text && <p>{text}</p>}
          {enabled && <ShopButton design={design}>{button}</ShopButton>}
        </div>
      </div>
    </>
  );
}
