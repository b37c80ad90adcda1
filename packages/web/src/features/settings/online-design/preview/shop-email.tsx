import { usePhrases } from '../../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../../phrases/settings/online-design.ts';
import type { Shop } from './shop.ts';
import { OrderLines } from './shop-pages.tsx';

/** OD-18: the receipt that guests get by email. */
export function ShopEmail({ design, owner: { name }, menu }: Shop) {
  const t = usePhrases(onlineDesignPhrases);
  const { emailTemplate, sendEmailReceipt, sendSiteFeedbackEmail, confirmationMessage } = design;
  return (
    <div className="shop-main">
      {!sendEmailReceipt && <p className="shop-empty">{t('receiptOff')}</p>}
      {sendEmailReceipt && (
        <div className="shop-email" data-template={emailTemplate}>
          <div className="shop-header">
            <span className="shop-name">{name}</span>
          </div>
          <div className="shop-main">
            <h2>{t('receipt')}</h2>
            <p className="shop-message">{confirmationMessage}</p>
            <OrderLines menu={menu} />
            {sendSiteFeedbackEmail && <p className="shop-message">{t('feedback')}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
