import { lazy, Suspense } from 'react';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { SHOP_CLASSES } from '../../../previews/shop/shop-css.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { at, DesignSection } from './design-section.tsx';
import styles from './online-design.module.css';

const CssEditor = lazy(() => import('./css-editor.tsx').then((m) => ({ default: m.CssEditor })));

const paths = [at('customCss')];

/** T20: custom CSS, for those who may set it; others see it. */
export function CssSection() {
  const t = usePhrases(onlineDesignPhrases);
  const isAllowed = hasFeature(useSession(), 'setCustomCss');
  const [field, props] = useLabelledField({
    path: at('customCss'),
    unavailable: isAllowed ? undefined : t('cssNoRight'),
  });
  return (
    <DesignSection title={t('css')} hint={t('cssHint')} paths={isAllowed ? paths : []} shows="MENU">
      <Field {...fieldProps(field, props)}>
        {({ id, disabled }) => (
          <Suspense fallback={<div className={styles.editor} aria-busy="true" />}>
            <CssEditor
              labelId={`${id}-label`}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={field.setValue}
              isReadOnly={disabled}
            />
          </Suspense>
        )}
      </Field>
      <p className={styles.note}>{t('cssClasses', { classes: SHOP_CLASSES.map((name) => `.${name}`).join(' ') })}</p>
    </DesignSection>
  );
}
