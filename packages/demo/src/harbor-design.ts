import { clonePosTheme, LIGHT_THEME, type LocationSettings } from '@servery/domain';

type Design = Pick<LocationSettings, 'posDesign' | 'onlineDesign' | 'kioskDesign'>;

const DEEP_SEA = '#12506B';
const SAND = '#F4E9D8';

/** How Harbor Pizza Co. looks: at the point of sale, online and at the kiosk. */
export function harborDesign({ posDesign, onlineDesign, kioskDesign }: LocationSettings): Design {
  const harbor = {
    ...clonePosTheme(LIGHT_THEME, 'harbor', []),
    name: 'Harbor',
    mainBackground: '#EEF3F5',
    primaryBackground: DEEP_SEA,
    highlightBackground: SAND,
    menuTileIconColor: DEEP_SEA,
    menuTileIconBackground: '#DCEAF0',
  };
  return {
    posDesign: {
      ...posDesign,
      themes: [...posDesign.themes, harbor],
      activeTheme: harbor.id,
      colors: [
        { id: 'deep-sea', name: 'Deep Sea', color: DEEP_SEA },
        { id: 'sand', name: 'Sand', color: SAND },
        { id: 'brick-oven', name: 'Brick Oven', color: '#8C2F1B' },
      ],
    },
    onlineDesign: {
      ...onlineDesign,
      modernFont: 'Work Sans',
      itemNameFontSize: 'large',
      welcomeText: 'Pizza from the brick oven, made when you order.',
      header: {
        ...onlineDesign.header,
        links: [{ id: 'gift-cards', name: 'Gift cards', url: 'https://harborpizza.example/gift-cards' }],
      },
      footer: { ...onlineDesign.footer, text: 'Harbor Pizza Co., at the water since 1987.' },
      customCss: '/* A wider gap between the letters of our name. */\n.shop-name {\n  letter-spacing: 0.04em;\n}\n',
    },
    kioskDesign: {
      ...kioskDesign,
      appearance: { ...kioskDesign.appearance, buttonColor: DEEP_SEA, attractTitle: 'Ahoy! Order here.' },
    },
  };
}
