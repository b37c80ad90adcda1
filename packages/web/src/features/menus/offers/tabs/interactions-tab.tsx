import type { Offer } from '@servery/domain';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { CodeChips } from '../../forms/document-chips.tsx';
import { Section } from '../../forms/section.tsx';
import { offerTypes } from '../offer-codes.ts';
import { offerPath } from '../use-offers.ts';
import { LimitedPart } from './limited-part.tsx';
import { WithOthers } from './with-others.tsx';

const interactions = ['applyAutomatically', 'applyToTheSameItem', 'applyToTheOrder'] as const;

/** OF-25, OF-26: the offers that it cannot be used with. */
export function InteractionsTab({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'interactions', 'notValidWithOffersThat'];
  return (
    <>
      <Section title={t('notTogether')} hint={t('notTogetherHint')}>
        <Stack gap={5}>
          {interactions.map((interaction) => (
            <LimitedPart key={interaction} path={[...path, interaction]} hint={t(`${interaction}Hint`)}>
              <CodeChips
                path={[...path, interaction, 'limitOfferTypes']}
                codes={offerTypes}
                emptyChip={t('everyType')}
              />
            </LimitedPart>
          ))}
        </Stack>
      </Section>
      <WithOthers focus={offer.id} />
    </>
  );
}
