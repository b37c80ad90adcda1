import type { OnlineDesign, OnlineLink } from '@servery/domain';
import { imageUrl } from '../../images/images.ts';
import { shopPhrases } from '../../phrases/menus/shop.ts';
import { usePhrases } from '../../phrases/phrases.ts';

/** The owner of the drawn shop. */
export type ShopOwner = { readonly companyId: string; readonly name: string };

type Shop = { readonly design: OnlineDesign };

export function ShopHeader({ design, owner: { companyId, name } }: Shop & { readonly owner: ShopOwner }) {
  const t = usePhrases(shopPhrases);
  const { logo, banner, showAddress, showPhone, links } = design.header;
  const facts = [...(showAddress ? [t('address')] : []), ...(showPhone ? [t('phoneNumber')] : [])];
  return (
    <>
      <header className="shop-header">
        {logo && <img className="shop-logo" src={imageUrl(companyId, logo, 'full')} alt="" />}
        <h1 className="shop-name">{name}</h1>
        <ShopLinks links={links} more={design.locationFinderEnabled ? t('otherLocation') : undefined} />
        {facts.length > 0 && <p className="shop-facts">{facts.join(' · ')}</p>}
      </header>
      {banner && <img className="shop-banner" src={imageUrl(companyId, banner, 'full')} alt="" />}
    </>
  );
}

export function ShopFooter({ design }: Shop) {
  const t = usePhrases(shopPhrases);
  const { text, showHours, links } = design.footer;
  if (text === '' && !showHours && links.length === 0) return null;
  return (
    <footer className="shop-footer">
      {text && <p>{text}</p>}
      {showHours && <p>{t('openToday')}</p>}
      <ShopLinks links={links} />
    </footer>
  );
}

type ShopLinksProps = { readonly links: readonly OnlineLink[]; readonly more?: string | undefined };

/** They are drawn; nothing leads away from the console. */
function ShopLinks({ links, more }: ShopLinksProps) {
  if (links.length === 0 && more === undefined) return null;
  return (
    <p className="shop-links">
      {links.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
      {more !== undefined && <span>{more}</span>}
    </p>
  );
}
