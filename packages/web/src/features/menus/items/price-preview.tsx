import { formatCents, type MenuItem, priceSelection } from '@servery/domain';
import { useMemo, useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './menu-items.module.css';
import { schemeColumns } from './price-rows.ts';
import { Section } from './section.tsx';
import { useDepartment } from './use-entity.ts';

/** Monday noon: a time at which most things are sold. */
const noon = { dayOfWeek: 1, seconds: 43_200 } as const;

/** What a guest pays for a variant, line by line, as the store would compute it. */
export function PricePreview({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const department = useDepartment(item.department);
  const schemes = schemeColumns(menu.pricingSchemes);
  const [chosenScheme, setScheme] = useState<string | null>(null);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const scheme = chosenScheme ?? schemes[0]?.id ?? '';
  const price = useMemo(
    () => priceSelection(menu, { itemId: item.id, options, modifiers: [] }, { scheme, channel: 'POS', at: noon }),
    [menu, item.id, options, scheme],
  );
  const used = item.styles.flatMap((style) => {
    const known = department?.styles.find(({ id }) => id === style.id);
    return known && style.options.length > 1 ? [{ style, known }] : [];
  });
  return (
    <Section title={t('preview')}>
      <div className={styles.preview}>
        {used.map(({ style, known }) => (
          <SelectField
            key={style.id}
            label={known.name}
            value={options[style.id] ?? style.defaultOption ?? style.options[0] ?? null}
            onChange={(id) => id !== null && setOptions({ ...options, [style.id]: id })}
            options={known.options
              .filter(({ id }) => style.options.includes(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        ))}
        <SelectField
          label={t('previewScheme')}
          value={scheme}
          onChange={setScheme}
          options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <dl className={styles.previewLines}>
        {price.lines.map(({ label, cents, source }) => (
          <div key={`${label} ${JSON.stringify(source)}`}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className={styles.previewTotal}>
          <dt>{t('previewTotal')}</dt>
          <dd>{formatCents(price.cents)}</dd>
        </div>
      </dl>
      {price.problems.map(({ code, message, path }) => (
        <p key={`${code} ${JSON.stringify(path)}`} className={styles.problem}>
          {message}
        </p>
      ))}
    </Section>
  );
}
