import { type PosColor, type PosDesign, type PosTheme, readableOn, THEME_PARTS, themePair } from '@servery/domain';
import {
  IconBottle,
  IconBread,
  IconCake,
  IconCoffee,
  IconMeat,
  IconPizza,
  IconSalad,
  IconSearch,
  IconSoup,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { type CSSProperties, useMemo } from 'react';
import { useReadMenu } from '../../../editing/kinds/use-read-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import { posItems } from '../../../previews/pos-items.ts';
import styles from './pos-preview.module.css';
import { PosTicket } from './pos-ticket.tsx';

type PosPreviewProps = {
  readonly theme: PosTheme;
  readonly addItemsTo: PosDesign['virtualTicket']['addItemsTo'];
  readonly colors: readonly PosColor[];
};

const samples = [
  ['samplePizza', IconPizza],
  ['sampleSalad', IconSalad],
  ['sampleWings', IconMeat],
  ['samplePasta', IconSoup],
  ['sampleBread', IconBread],
  ['sampleSoda', IconBottle],
  ['sampleCake', IconCake],
  ['sampleCoffee', IconCoffee],
] as const;

const actions = ['sampleHold', 'samplePrint', 'sampleVoid'] as const;

/** The point of sale in a theme, with the company's menu: ticket at the left, items at the right. Nothing in it can be pressed. */
export function PosPreview({ theme, addItemsTo, colors }: PosPreviewProps) {
  const t = usePhrases(posDesignPhrases);
  const menu = useReadMenu();
  const items = useMemo(() => (menu ? posItems(menu, samples.length) : []), [menu]);
  const own = items.map(({ id, name }) => ({ id, name, Icon: IconToolsKitchen2 }));
  const tiles = own.length > 0 ? own : samples.map(([id, Icon]) => ({ id, name: t(id), Icon }));
  return (
    <div
      className={styles.screen}
      style={themeColors(theme)}
      role="img"
      aria-label={t('previewOf', { theme: theme.name })}
    >
      <div className={styles.bar}>
        <span className={styles.place}>{t('sampleTable')}</span>
        <span className={styles.highlight}>{t('sampleDineIn')}</span>
        <span className={styles.button}>{t('sampleToGo')}</span>
        <span className={styles.input}>
          <IconSearch size={12} stroke={1.75} aria-hidden />
          {t('sampleSearch')}
        </span>
      </div>
      <PosTicket addItemsTo={addItemsTo} items={items} />
      <div className={styles.menu}>
        {tiles.map(({ id, name, Icon }, at) => (
          <span key={id} className={styles.tile} style={houseColor(colors[at - tiles.length + colors.length])}>
            <span className={styles.icon}>
              <Icon size={16} stroke={1.75} aria-hidden />
            </span>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.foot}>
        {actions.map((action) => (
          <span key={action} className={styles.button}>
            {t(action)}
          </span>
        ))}
        <span className={styles.primary}>{t('sampleSend')}</span>
        <span className={styles.primary}>{t('samplePay')}</span>
      </div>
    </div>
  );
}

/** `--menu-tile`, `--menu-tile-on` and so on, for every part of the theme. */
function themeColors(theme: PosTheme): CSSProperties {
  return Object.fromEntries(
    THEME_PARTS.flatMap((part) => {
      const { color, background } = themePair(theme, part);
      const name = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [
        [`--${name}`, color],
        [`--${name}-on`, background],
      ];
    }),
  );
}

/** The last tiles have the custom colors, as buttons of the menu layout may. */
function houseColor(color: PosColor | undefined): CSSProperties {
  return color ? { background: color.color, color: readableOn(color.color) } : {};
}
