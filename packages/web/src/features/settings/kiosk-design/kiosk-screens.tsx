import type { KioskDesign } from '@servery/domain';
import {
  IconBowl,
  IconBowlChopsticks,
  IconCookie,
  IconCup,
  IconEgg,
  IconMeat,
  IconPepper,
  IconPizza,
  IconPlant,
  IconSalad,
} from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { imageUrl } from '../../../images/images.ts';
import { kioskDesignPhrases } from '../../../phrases/kiosk-design.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import styles from './kiosk-preview.module.css';

type Kiosk = { readonly design: KioskDesign };

const icons = { stroke: 1.5, 'aria-hidden': true } as const;

/** What invites while nobody orders. */
export function KioskAttract({ design }: Kiosk) {
  const { companyId } = useEditor().level;
  const { attractImages, attractTitle, attractButton } = design.appearance;
  const [first] = attractImages;
  return (
    <div className={styles.attract}>
      {first ? (
        <img className={styles.poster} src={imageUrl(companyId, first, 'full')} alt="" />
      ) : (
        <IconBowlChopsticks size={140} {...icons} />
      )}
      <Logo design={design} />
      <p className={styles.headline}>{attractTitle}</p>
      <span className={styles.press}>{attractButton}</span>
    </div>
  );
}

const menu = [
  ['bowl', '14.50', IconBowlChopsticks],
  ['rice', '12.00', IconBowl],
  ['salad', '10.75', IconSalad],
  ['pie', '5.25', IconPizza],
  ['tea', '3.50', IconCup],
  ['cookie', '2.75', IconCookie],
] as const;

export function KioskMenu({ design }: Kiosk) {
  const t = usePhrases(kioskDesignPhrases);
  const { showPrices, showDescriptions } = design.appearance;
  return (
    <div className={styles.screen}>
      <Logo design={design} />
      <p className={styles.headline}>{t('menuTitle')}</p>
      <div className={styles.tiles}>
        {menu.map(([name, price, Icon]) => (
          <span key={name} className={styles.tile}>
            <Icon size={36} {...icons} />
            <b>{t(name)}</b>
            {showDescriptions && <span>{t('fresh')}</span>}
            {showPrices && <span>{formatAmount(price)}</span>}
          </span>
        ))}
      </div>
      <span className={styles.press}>{t('next')}</span>
    </div>
  );
}

const modifiers = [
  ['tofu', IconPlant],
  ['chicken', IconMeat],
  ['egg', IconEgg],
  ['chili', IconPepper],
] as const;
const groups = [
  ['protein', modifiers.slice(0, 2)],
  ['extras', modifiers.slice(2)],
] as const;

/** KI-02: how an item is changed. */
export function KioskItem({ design }: Kiosk) {
  const t = usePhrases(kioskDesignPhrases);
  const { modifierLayout, allowInstructions, instructionsLabel, maxQuantity, suggestItems } = design.itemCustomization;
  const hasTabs = modifierLayout === 'TABS' || modifierLayout === 'TABS_AND_SECTION_HEADINGS';
  return (
    <div className={styles.screen}>
      <p className={styles.headline}>{t('bowl')}</p>
      {hasTabs && (
        <p className={styles.tabs}>
          {groups.map(([group]) => (
            <b key={group}>{t(group)}</b>
          ))}
        </p>
      )}
      {groups.slice(0, hasTabs ? 1 : groups.length).map(([group, list]) => (
        <div key={group} className={styles.group}>
          {modifierLayout !== 'TABS' && (
            <b>
              {modifierLayout === 'COLLAPSIBLE_SECTION_HEADINGS' && '▾ '}
              {t(group)}
            </b>
          )}
          {list.map(([name, Icon]) => (
            <span key={name} className={styles.modifier}>
              {design.itemCustomization.showModifierImages && <Icon size={22} {...icons} />}
              {t(name)}
              {design.itemCustomization.showModifierPrices && <span>+{formatAmount('1.50')}</span>}
            </span>
          ))}
        </div>
      ))}
      {allowInstructions && <span className={styles.question}>{instructionsLabel}</span>}
      {suggestItems && (
        <span className={styles.modifier}>
          <IconCup size={22} {...icons} />
          {t('goesWith')}: {t('tea')}
        </span>
      )}
      <p>{t('atMost', { count: maxQuantity })}</p>
      <span className={styles.press}>{t('add')}</span>
    </div>
  );
}

function Logo({ design }: Kiosk) {
  const { companyId } = useEditor().level;
  const { logo } = design.appearance;
  return logo === null ? null : <img className={styles.logo} src={imageUrl(companyId, logo, 'full')} alt="" />;
}
