import { Button } from '@mantine/core';
import { beginsActive, type MenuBlob, type OfferAnswers, type StarterKind, unansweredIn } from '@servery/domain';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { offerStarterPhrases } from '../../../../phrases/menus/offer-starters.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { firstAnswers } from './first-answers.ts';
import { KindFields } from './kind-fields.tsx';
import styles from './starters.module.css';
import { suggestedName } from './suggested-name.ts';

export type StartedOffer = { readonly name: string; readonly isActive: boolean; readonly answers: OfferAnswers };

type StarterFormProps = {
  readonly kind: StarterKind;
  readonly onAdd: (started: StartedOffer) => unknown;
};

/** The fields that a kind asks for, the name of the offer, and whether guests get it. */
export function StarterForm({ kind, onAdd }: StarterFormProps) {
  const t = usePhrases(offerStarterPhrases);
  const menu: MenuBlob = useMenu((draft) => draft);
  const [answers, setAnswers] = useState<OfferAnswers>(firstAnswers[kind]);
  const [typed, setTyped] = useState<string | null>(null);
  const [isActive, setActive] = useState(beginsActive(kind));
  const name = typed ?? suggestedName(answers, menu);
  const needed = [...unansweredIn(answers), ...(name.trim() === '' ? (['name'] as const) : [])];
  const canAdd = needed.length === 0;
  return (
    <form
      className={styles.form}
      aria-label={t(kind)}
      onSubmit={(event) => {
        event.preventDefault();
        if (canAdd) onAdd({ name: name.trim(), isActive, answers });
      }}
    >
      <KindFields answers={answers} onChange={setAnswers} />
      <TextField label={t('name')} value={name} onChange={setTyped} maxLength={200} />
      <SwitchField
        label={t('active')}
        value={isActive}
        onChange={setActive}
        hint={t(isActive ? 'isActive' : 'isInactive')}
      />
      <SetForYou kind={kind} />
      {needed.length > 0 && (
        <Muted small>{t('needed', { names: needed.map((need) => t(`need${need}`)).join(', ') })}</Muted>
      )}
      <div>
        <Button type="submit" variant="filled" disabled={!canAdd}>
          {say(menuItemsPhrases, 'create')}
        </Button>
      </div>
    </form>
  );
}

function SetForYou({ kind }: { readonly kind: StarterKind }) {
  const t = usePhrases(offerStarterPhrases);
  return (
    <section aria-label={t('sets')}>
      <Heading>{t('sets')}</Heading>
      <ul className={styles.sets}>
        {t(`${kind}sets`)
          .split('\n')
          .map((line) => (
            <li key={line}>
              <IconCheck size={14} stroke={2} aria-hidden />
              {line}
            </li>
          ))}
      </ul>
    </section>
  );
}
