/** The class that custom CSS stays within, and those that it may count on. */
export const SHOP_SCOPE = 'shop';
export const SHOP_CLASSES = [
  'shop-header',
  'shop-name',
  'shop-banner',
  'shop-welcome',
  'shop-categories',
  'shop-featured',
  'shop-subheader',
  'shop-section',
  'shop-item',
  'shop-item-name',
  'shop-item-text',
  'shop-price',
  'shop-button',
  'shop-tabs',
  'shop-modifier',
  'shop-message',
  'shop-pop-up',
  'shop-footer',
] as const;

/** How the shop is laid out; colors, fonts and sizes come as custom properties. */
export const shopCss = `
.shop { box-sizing: border-box; min-height: 100vh; background: var(--page); color: var(--text); font: 400 15px/1.45 var(--body-font); contain: paint; position: relative; display: flex; flex-direction: column }
.shop *, .shop *::before { box-sizing: border-box }
:where(.shop) :where(h1, h2, h3, p, ul) { margin: 0; padding: 0; list-style: none }
:where(.shop) :where(h1, h2, h3, .shop-item-name) { font-family: var(--headline-font); line-height: 1.2 }
.shop-header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 14px 20px; background: var(--header); color: var(--header-text) }
.shop-name { font-size: 22px; font-weight: 700 }
.shop-logo { height: 40px; width: auto; max-width: 140px; object-fit: contain }
.shop-facts { font-size: 13px }
.shop-links { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-left: auto; font-size: 14px }
.shop-links span { text-decoration: underline; text-underline-offset: 3px }
.shop-banner { display: block; width: 100%; height: 150px; object-fit: cover }
.shop-main { flex: 1; width: 100%; max-width: 1040px; margin: 0 auto; padding: 20px }
.shop-welcome { margin-bottom: 16px; white-space: pre-line }
.shop-categories { position: sticky; top: 0; z-index: 1; display: flex; gap: 8px; padding: 10px 20px !important; overflow: auto; scrollbar-width: none; background: var(--page); border-bottom: 1px solid color-mix(in srgb, var(--text) 16%, var(--page)) }
.shop-categories span { flex: none; padding: 5px 12px; border-radius: 999px; background: color-mix(in srgb, var(--text) 8%, var(--page)); font-size: 14px; font-weight: 700 }
.shop-categories span[data-on] { background: var(--button); color: var(--button-text) }
.shop-featured { display: flex; gap: 12px; overflow: auto; scrollbar-width: none }
.shop-featured-item { flex: none; display: grid; gap: 4px; width: 132px; align-content: start }
.shop-featured-item .shop-picture { width: 100%; height: 88px }
.shop-subheader { margin: 28px 0 0; font-size: calc(var(--section-size) * 1.2) }
.shop-more { padding-top: 10px; font-size: 14px }
.shop-section { margin: 20px 0 12px; font-size: var(--section-size) }
.shop-section[data-line="UNDERLINE"] { padding-bottom: 6px; border-bottom: 2px solid var(--accent) }
.shop-section[data-line="FILLED"] { padding: 8px 12px; background: var(--header); color: var(--header-text) }
.shop-items { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 14px }
.shop-item { display: flex; gap: 14px; padding: 14px; border: var(--item-border) solid color-mix(in srgb, var(--text) 28%, var(--page)); border-radius: 8px }
.shop-item[data-orientation="VERTICAL"] { flex-direction: column }
.shop-picture { flex: none; display: grid; width: var(--thumbnail); height: var(--thumbnail); border-radius: 6px; background: color-mix(in srgb, var(--accent) 14%, var(--page)); color: var(--accent); place-items: center; overflow: hidden }
.shop-picture img { display: block; width: 100%; height: 100%; object-fit: cover }
.shop-item[data-orientation="VERTICAL"] .shop-picture { width: 100% }
.shop-item-body { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 6px }
.shop-item-name { font-size: var(--name-size); font-weight: 700 }
.shop-item-text { font-size: var(--text-size) }
.shop-item-foot { display: flex; justify-content: space-between; align-items: center; gap: 12px; margin-top: auto }
.shop-price { color: var(--accent); font-size: var(--price-size); font-weight: 700 }
.shop-button { display: inline-block; padding: 9px 18px; border: 2px solid var(--button); border-radius: 4px; background: var(--button); color: var(--button-text); font-weight: 700; text-align: center }
.shop-button[data-shape="ROUNDED"] { border-radius: 999px }
.shop-button[data-look="BORDER"] { background: var(--page); color: var(--button) }
.shop-button[data-look="SHADOW"] { box-shadow: 0 3px 8px rgb(0 0 0 / 0.35) }
.shop-tabs { display: flex; gap: 20px; margin: 14px 0; border-bottom: 1px solid color-mix(in srgb, var(--text) 28%, var(--page)) }
.shop-tabs span { padding: 8px 0; font-weight: 700 }
.shop-tabs span:first-child { border-bottom: 3px solid var(--accent) }
.shop-modifier { display: flex; gap: 10px; align-items: center; padding: 8px 0 }
.shop-modifier::before { content: ""; width: 18px; height: 18px; border: 2px solid var(--button); border-radius: 4px }
.shop-message { margin: 14px 0; padding: 12px; border: 1px solid color-mix(in srgb, var(--text) 45%, var(--page)); border-radius: 6px; white-space: pre-line }
.shop-label { display: block; margin-bottom: 4px; font-size: 13px; font-weight: 700 }
.shop-lines li { display: flex; justify-content: space-between; padding: 6px 0 }
.shop-total { border-top: 1px solid color-mix(in srgb, var(--text) 28%, var(--page)); font-weight: 700 }
.shop-shade { position: absolute; inset: 0; display: grid; padding: 20px; background: rgb(0 0 0 / 0.5); place-items: center }
.shop-pop-up { display: grid; gap: 14px; width: min(420px, 100%); padding: 24px; border-radius: 10px; background: var(--page); color: var(--text); text-align: center }
.shop-pop-up img { width: 100%; max-height: 180px; border-radius: 6px; object-fit: cover }
.shop-pop-up p { white-space: pre-line }
.shop-footer { display: grid; gap: 6px; padding: 18px 20px; background: color-mix(in srgb, var(--text) 7%, var(--page)); font-size: 13px; white-space: pre-line }
.shop-email { width: min(560px, 100%); margin: 20px auto; border: 1px solid #c9cfd3; background: #fff; color: #17242b }
.shop-email[data-template="BLACK_AND_WHITE"] { --header: #000; --header-text: #fff; --accent: #000; filter: grayscale(1) }
.shop-email .shop-main { padding: 20px }
.shop-empty { padding: 40px 0; text-align: center }
`;
