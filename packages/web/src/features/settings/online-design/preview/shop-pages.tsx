import type { OnlineDesign } from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { imageUrl } from '../../../../images/images.ts';
import { onlineDesignPhrases } from '../../../../phrases/online-design.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import { ShopButton } from './shop-button.tsx';
import { ShopHeader } from './shop-header.tsx';
import { ShopMenu } from './shop-menu.tsx';

type Shop = { readonly design: OnlineDesign };

const modifiers = { protein: ['tofu', 'chicken'], extras: ['egg', 'chili'] } as const;
const groups = ['protein', 'extras'] as const;

/** OD-19, OD-20: an item and how it can be changed. */
export function ShopItem({ design }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  const { modifierLayout, itemBehavior, itemMessage } = design;
  const hasTabs = modifierLayout === 'TABS' || modifierLayout === 'TABS_AND_SECTION_HEADINGS';
  const isAsking = itemBehavior === 'ASK_USER';
  const shown = hasTabs ? groups.slice(0, 1) : groups;
  return (
    <>
      <ShopHeader design={design} />
      <div className="shop-main">
        <h2 className="shop-item-name">{t('ramen')}</h2>
        <p className="shop-item-text">{t('ramenText')}</p>
        {isAsking && <p className="shop-message">{t('asks')}</p>}
        {hasTabs && (
          <p className="shop-tabs">
            {groups.map((group) => (
              <span key={group}>{t(group)}</span>
            ))}
          </p>
        )}
        {itemBehavior !== 'ORDER_IMMEDIATELY' &&
          shown.map((group) => (
            <section key={group}>
              {modifierLayout !== 'TABS' && (
                <h3 className="shop-section" data-line={design.sectionHeaderLine}>
                  {modifierLayout === 'COLLAPSIBLE_SECTION_HEADINGS' && '▾ '}
                  {t(group)}
                </h3>
              )}
              {modifiers[group].map((modifier) => (
                <p key={modifier} className="shop-modifier">
                  {t(modifier)}
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

/** OD-25, OD-26: the order before it is placed, and what is said afterwards. */
export function ShopOrder({ design }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <>
      <ShopHeader design={design} />
      <div className="shop-main">
        <h2 className="shop-section" data-line={design.sectionHeaderLine}>
          {t('yourOrder')}
        </h2>
        <OrderLines />
        <Comment message={design.orderMessage} />
        <ShopButton design={design}>{t('placeOrder')}</ShopButton>
        <p className="shop-message">{design.confirmationMessage}</p>
      </div>
    </>
  );
}

export function OrderLines() {
  const t = usePhrases(onlineDesignPhrases);
  return (
    <ul className="shop-lines">
      <li>
        <span>{t('ramen')}</span>
        <span>{formatAmount('14.50')}</span>
      </li>
      <li>
        <span>{t('pie')}</span>
        <span>{formatAmount('5.25')}</span>
      </li>
      <li className="shop-total">
        <span>{t('total')}</span>
        <span className="shop-price">{formatAmount('19.75')}</span>
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
export function ShopPopUp({ design }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  const { companyId } = useEditor().level;
  const { enabled, title, text, image, button } = design.firstTimePopUp;
  return (
    <>
      <ShopMenu design={design} />
      <div className="shop-shade">
        <div className="shop-pop-up">
          {image && enabled && <img src={imageUrl(companyId, image, 'full')} alt="" />}
          {enabled ? <h2>{title}</h2> : <p>{t('popUpOff')}</p>}
          {enabled && text && <p>{text}</p>}
          {enabled && <ShopButton design={design}>{button}</ShopButton>}
        </div>
      </div>
    </>
  );
}
