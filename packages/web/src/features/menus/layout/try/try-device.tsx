import { VisuallyHidden } from '@mantine/core';
import { coveredCells, formatCents, type LayoutTab, placesOf } from '@servery/domain';
import { menuTryPhrases } from '../../../../phrases/menus/menu-try.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import look from '../device/layout-button.module.css';
import { ButtonFaceView, cellStyle } from '../device/layout-cell.tsx';
import styles from '../device/layout-device.module.css';
import { backgroundOf, useLayoutImages } from '../device/layout-images.ts';
import { ScrollingText } from '../device/scrolling-text.tsx';
import { TabFace } from '../device/tab-strip.tsx';
import { useButtonFace } from '../device/use-button-face.ts';
import type { LayoutView } from '../use-layout-view.ts';
import type { TriedLayout } from './use-tried-ticket.ts';

type TryDeviceProps = { readonly view: LayoutView; readonly tab: LayoutTab; readonly tried: TriedLayout };

/** The point of sale as a cashier uses it: tabs open, buttons put things on the ticket. */
export function TryDevice({ view, tab, tried }: TryDeviceProps) {
  const t = usePhrases(menuTryPhrases);
  const { said, witness, taxCents } = tried;
  const total = formatCents(witness.order.total + taxCents);
  return (
    <div className={styles.device} data-inches={view.terminal.inches}>
      <TabButtons view={view} tab={tab} />
      <ScrollingText tab={tab} placement="TOP" />
      <Buttons view={view} tab={tab} tried={tried} />
      <ScrollingText tab={tab} placement="BOTTOM" />
      <VisuallyHidden role="status">{said && t('saidTotal', { said, total })}</VisuallyHidden>
    </div>
  );
}

/** The tabs in the strip; one that only a button opens is among them while it is open. */
function TabButtons({ view, tab }: Pick<TryDeviceProps, 'view' | 'tab'>) {
  const t = usePhrases(menuTryPhrases);
  const shown = view.tabs.filter(({ visible, active, id }) => (visible && active) || id === tab.id);
  return (
    <fieldset className={styles.tryStrip} aria-label={t('tabs')}>
      {shown.map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.stripTab}
          data-on={one.id === tab.id || undefined}
          aria-pressed={one.id === tab.id}
          aria-label={one.name}
          style={{ background: one.tabColor, color: one.tabTextColor }}
          onClick={() => view.openTab(one.id)}
        >
          <TabFace tab={one} />
        </button>
      ))}
    </fieldset>
  );
}

function Buttons({ view, tab, tried }: TryDeviceProps) {
  const t = usePhrases(menuTryPhrases);
  const faceOf = useButtonFace();
  const imageOf = useLayoutImages();
  const { columns } = view.grid;
  const covered = coveredCells(tab.buttons, view.grid);
  const places = placesOf(tab.buttons).filter((place) => covered.get(place) === place);
  return (
    <fieldset
      className={styles.cells}
      aria-label={t('screen', { tab: tab.name })}
      style={{ '--columns': columns, background: backgroundOf(tab.background, imageOf) }}
    >
      {places.length === 0 && <p className={styles.noButtons}>{t('noButtons')}</p>}
      {places.map((place) => {
        const button = tab.buttons[place];
        if (!button) return null;
        const { text, note, image } = faceOf(button);
        const at = { row: Math.floor(place / columns) + 1, column: (place % columns) + 1 };
        const handlePress = () => {
          const opens = tried.press(button, text);
          if (opens !== undefined) view.openTab(opens);
        };
        return (
          <button
            key={place}
            type="button"
            className={look.button}
            data-pressed-by="hand"
            data-square={button.buttonStyle.forceSquared || undefined}
            style={cellStyle(at, columns, button)}
            onClick={handlePress}
          >
            <ButtonFaceView style={button.buttonStyle} text={text} note={note} image={image} />
          </button>
        );
      })}
    </fieldset>
  );
}
