import type { MenuItem, Use } from '@servery/domain';
import { useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import forms from '../forms/menu-forms.module.css';
import { Section } from '../forms/section.tsx';
import { PlaceList } from '../lists/used-by.tsx';
import { placesOf } from '../use-places.ts';
import { itemsTaking } from './modifier-uses.ts';
import { useModifierUses } from './use-modifiers.ts';
import styles from './where-used.module.css';

type WhereUsedProps = {
  readonly kind: 'modifierItem' | 'modifierCategory';
  readonly id: string;
  /** Of the modifier; the category itself. */
  readonly category: string;
};

/** Items and buttons that a modifier or category is on, each kind of use on one line that opens to all its places. */
export function WhereUsed({ kind, id, category }: WhereUsedProps) {
  const t = usePhrases(modifiersPhrases);
  const uses = useModifierUses();
  const included = kind === 'modifierItem' ? (uses.includedIn.get(id) ?? []) : [];
  const taking = kind === 'modifierItem' ? itemsTaking(uses, id, category) : (uses.categoryIn.get(id) ?? []);
  const elsewhere = uses.elsewhere(kind, id);
  const total = included.length + taking.length + elsewhere.length;
  return (
    <Section title={t('whereUsed')} aside={<Count value={total} />}>
      <dl className={styles.uses}>
        {kind === 'modifierItem' && (
          <UseLine title={t('includedIn')} uses={included.map(asUse)} count={t('items', { count: included.length })} />
        )}
        <UseLine title={t('mayBeAdded')} uses={taking.map(asUse)} count={t('items', { count: taking.length })} />
        <UseLine title={t('layoutButtons')} uses={elsewhere} count={t('buttons', { count: elsewhere.length })} />
      </dl>
    </Section>
  );
}

type UseLineProps = { readonly title: string; readonly uses: readonly Use[]; readonly count: string };

const namesShown = 2;

function UseLine({ title, uses, count }: UseLineProps) {
  const t = usePhrases(modifiersPhrases);
  const menu = useMenu((draft) => draft);
  const [isOpen, setOpen] = useState(false);
  // A modifier may be on thousands of items: only the shown ones are looked up.
  const places = placesOf(isOpen ? uses : uses.slice(0, namesShown), menu);
  const names = places.map(({ name }) => name).join(', ');
  const more = uses.length - namesShown;
  return (
    <div>
      <dt>{title}</dt>
      <Text as="dd" tone="muted">
        {isOpen ? (
          <PlaceList places={places} />
        ) : places.length === 0 ? (
          t('none')
        ) : more > 0 ? (
          t('names', { names, count: more })
        ) : (
          names
        )}
      </Text>
      <dd>
        {places.length === 0 ? (
          '–'
        ) : (
          <button
            type="button"
            className={forms.rowButton}
            aria-expanded={isOpen}
            aria-label={`${t('showUses', { name: title })}, ${count}`}
            onClick={() => setOpen(!isOpen)}
          >
            {count}
          </button>
        )}
      </dd>
    </div>
  );
}

function asUse({ id, info }: MenuItem): Use {
  return { path: ['items', { id }], name: info.name };
}
