import { formatCents, type KioskDesign } from '@servery/domain';
import { IconBowlChopsticks, IconToolsKitchen2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { imageUrl } from '../../images/images.ts';
import { shopPhrases } from '../../phrases/menus/shop.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ShownItem, ShownMenu } from '../shown-types.ts';
import styles from './kiosk.module.css';

/** The data that every screen of the drawn kiosk shows. */
export type Kiosk = {
  readonly design: KioskDesign;
  readonly companyId: string;
  readonly menu: ShownMenu;
  /** The category whose tiles are drawn; the first one if not given. */
  readonly selectedId?: string | null;
  /** Categories and tiles are buttons; without it they only show. */
  readonly presses?: KioskPresses;
};

/** The effects of pressing something of the drawn menu. */
export type KioskPresses = {
  /** The item whose tile was pressed last. */
  readonly itemId: string | null;
  readonly onCategory: (id: string) => void;
  readonly onItem: (id: string, categoryId: string) => void;
};

const icons = { stroke: 1.5, 'aria-hidden': true } as const;

/** The screen that invites while nobody orders. */
export function KioskAttract({ design, companyId }: Kiosk) {
  const { attractImages, attractTitle, attractButton } = design.appearance;
  const [first] = attractImages;
  return (
    <div className={styles.attract}>
      {first ? (
        <img className={styles.poster} src={imageUrl(companyId, first, 'full')} alt="" />
      ) : (
        <IconBowlChopsticks size={140} {...icons} />
      )}
      <Logo design={design} companyId={companyId} />
      <p className={styles.headline}>{attractTitle}</p>
      <span className={styles.press}>{attractButton}</span>
    </div>
  );
}

/** Categories at the left, the tiles of one of them. */
export function KioskMenu({ design, companyId, menu, selectedId = null, presses }: Kiosk) {
  const t = usePhrases(shopPhrases);
  const categories = menu.sections.filter(({ kind }) => kind !== 'SUBHEADER');
  const shown = categories.find(({ id }) => id === selectedId) ?? categories[0];
  return (
    <div className={styles.screen}>
      <Logo design={design} companyId={companyId} />
      <p className={styles.headline}>{t('menuTitle')}</p>
      <div className={styles.menu}>
        <div className={styles.categories}>
          {categories.map(({ id, title }) => (
            <Pressable
              key={id}
              touch="category"
              isOn={id === shown?.id}
              {...(presses && { onPress: () => presses.onCategory(id) })}
            >
              {title}
            </Pressable>
          ))}
        </div>
        <div className={styles.tiles}>
          {shown?.items.map((item) => (
            <Pressable
              key={item.id}
              touch="tile"
              isOn={presses?.itemId === item.id}
              {...(presses && { onPress: () => presses.onItem(item.id, shown.id) })}
            >
              <Tile item={item} design={design} companyId={companyId} />
            </Pressable>
          ))}
        </div>
      </div>
      {shown !== undefined && shown.more > 0 && <p>{t('more', { count: shown.more })}</p>}
      <span className={styles.press} data-touch="next">
        {t('next')}
      </span>
    </div>
  );
}

type PressableProps = {
  readonly touch: 'category' | 'tile';
  readonly isOn: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
};

/** Something that guests touch: a button where pressing it does something in the console. */
function Pressable({ touch, isOn, onPress, children }: PressableProps) {
  const given = { className: styles[touch], 'data-on': isOn || undefined, 'data-touch': touch };
  if (!onPress) return <span {...given}>{children}</span>;
  return (
    <button type="button" aria-pressed={isOn} {...given} onClick={onPress}>
      {children}
    </button>
  );
}

type TileProps = Pick<Kiosk, 'design' | 'companyId'> & { readonly item: ShownItem };

/** A tile without a picture shows only its name. */
function Tile({ item: { name, text, cents, isFrom, imageId }, design, companyId }: TileProps) {
  const t = usePhrases(shopPhrases);
  const { showPrices, showDescriptions } = design.appearance;
  const price = cents === null ? null : formatCents(cents);
  return (
    <>
      {imageId === null ? (
        <span className={styles.blank}>
          <IconToolsKitchen2 size={44} {...icons} />
        </span>
      ) : (
        <img className={styles.picture} src={imageUrl(companyId, imageId, 'thumb')} alt="" loading="lazy" />
      )}
      <b>{name}</b>
      {showDescriptions && text && <span>{text}</span>}
      {showPrices && price !== null && <span>{isFrom ? t('from', { price }) : price}</span>}
    </>
  );
}

/** Groups of choices that a drawn item shows. */
const mostChoices = 3;

/** KI-02: how an item is changed. */
export function KioskItem({ design, menu }: Kiosk) {
  const t = usePhrases(shopPhrases);
  const { item, choices, goesWith } = menu.example;
  const { modifierLayout, allowInstructions, instructionsLabel, maxQuantity, suggestItems } = design.itemCustomization;
  const hasTabs = modifierLayout === 'TABS' || modifierLayout === 'TABS_AND_SECTION_HEADINGS';
  return (
    <div className={styles.screen}>
      <p className={styles.headline}>{item.name}</p>
      {hasTabs && (
        <p className={styles.tabs}>
          {choices.map(({ id, title }) => (
            <b key={id}>{title}</b>
          ))}
        </p>
      )}
      {choices.slice(0, hasTabs ? 1 : mostChoices).map(({ id, title, modifiers }) => (
        <Stack key={id} gap={2}>
          {modifierLayout !== 'TABS' && (
            <b>
              {modifierLayout === 'COLLAPSIBLE_SECTION_HEADINGS' && '▾ '}
              {title}
            </b>
          )}
          {modifiers.map(({ id: modifierId, name, cents }) => (
            <span key={modifierId} className={styles.modifier}>
              {design.itemCustomization.showModifierImages && <IconToolsKitchen2 size={22} {...icons} />}
              {name}
              {design.itemCustomization.showModifierPrices && cents !== null && cents !== 0 && (
                <span>
                  {cents > 0 && '+'}
                  {formatCents(cents)}
                </span>
              )}
            </span>
          ))}
        </Stack>
      ))}
      {allowInstructions && <span className={styles.question}>{instructionsLabel}</span>}
      {suggestItems && goesWith !== null && (
        <span className={styles.modifier}>
          <IconToolsKitchen2 size={22} {...icons} />
          {t('goesWith')}: {goesWith}
        </span>
      )}
      <p>{t('atMost', { count: maxQuantity })}</p>
      <span className={styles.press}>{t('add')}</span>
    </div>
  );
}

function Logo({ design, companyId }: Pick<Kiosk, 'design' | 'companyId'>) {
  const { logo } = design.appearance;
  return logo === null ? null : <img className={styles.logo} src={imageUrl(companyId, logo, 'full')} alt="" />;
}
