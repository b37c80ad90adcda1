import { BrandMark } from '../layout/brand/brand-mark.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ColorSamples } from './color-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FormSample } from './form-sample.tsx';
import styles from './gallery.module.css';
import { GridSamples, PriceGridSample } from './grid-samples.tsx';
import { LayoutSample } from './layout-sample.tsx';
import { ListSample, ReviewSample, TreeSample } from './list-samples.tsx';
import { BannerSamples, MarkSamples, SaveBarSample, TagSamples } from './mark-samples.tsx';
import {
  ConfirmSample,
  EmptySample,
  ErrorSample,
  LoadingSample,
  NoteSample,
  NoticeSample,
  PaletteSample,
} from './message-samples.tsx';

/** Every state a screen needs, in one place. */
export function GalleryPage() {
  return (
    <main className={styles.page}>
      <header className={styles.title}>
        <BrandMark />
        <h1>Servery components</h1>
        <p>every state a screen needs, in one place</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ColorSamples />
          <ButtonSamples />
          <TagSamples />
          <BannerSamples />
          <LayoutSample />
        </div>
        <div className={styles.column}>
          <FieldSamples />
          <GridSamples />
          <SaveBarSample />
          <LoadingSample />
          <MarkSamples />
        </div>
        <div className={styles.column}>
          <PaletteSample />
          <EmptySample />
          <ErrorSample />
          <ConfirmSample />
          <NoticeSample />
          <NoteSample />
        </div>
      </div>
      <div className={styles.wide}>
        <PriceGridSample />
        <ReviewSample />
        <FormSample />
        <TreeSample />
        <ListSample />
      </div>
    </main>
  );
}
