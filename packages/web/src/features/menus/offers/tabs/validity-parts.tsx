import type { Path } from '@servery/domain';
import { shortDay } from '@servery/words';
import { DocumentChoice, DocumentMoney } from '../../../../editing/fields/document-choices.tsx';
import { DocumentNumber } from '../../../../editing/fields/document-fields.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { DocumentChips } from '../../forms/document-chips.tsx';
import { HoursFields } from '../../forms/hours-fields.tsx';
import { minimumModes } from '../offer-codes.ts';
import { DocumentDate } from './date-field.tsx';
import { LimitedPart } from './limited-part.tsx';

/** The path of each is that of the offer's `validity`. */
type PartProps = { readonly path: Path };

const days = [0, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: shortDay(id) }));

export function DatesPart({ path }: PartProps) {
  return (
    <LimitedPart path={[...path, 'dateRange']}>
      <Grid columns={2} gap={3} align="start">
        <DocumentDate path={[...path, 'dateRange', 'startDate']} />
        <DocumentDate path={[...path, 'dateRange', 'endDate']} />
      </Grid>
    </LimitedPart>
  );
}

export function DaysPart({ path }: PartProps) {
  const t = usePhrases(offersPhrases);
  return (
    <LimitedPart path={[...path, 'daysOfTheWeek']}>
      <DocumentChips
        path={[...path, 'daysOfTheWeek', 'days']}
        options={days}
        hint={t('businessDay')}
        whenEmpty={t('noDay')}
      />
    </LimitedPart>
  );
}

export function HoursPart({ path }: PartProps) {
  const t = usePhrases(offersPhrases);
  return (
    <LimitedPart path={[...path, 'timeOfDay']} hint={t('hoursHint')}>
      <HoursFields path={[...path, 'timeOfDay']} />
    </LimitedPart>
  );
}

export function MinimumPart({ path }: PartProps) {
  return (
    <LimitedPart path={[...path, 'minimumPurchase']}>
      <Grid columns={2} gap={3} align="start">
        <DocumentMoney path={[...path, 'minimumPurchase', 'amount']} />
        <DocumentChoice path={[...path, 'minimumPurchase', 'mode']} values={minimumModes} />
      </Grid>
    </LimitedPart>
  );
}

export function UsesPart({ path }: PartProps) {
  return (
    <LimitedPart path={[...path, 'usageLimit']}>
      <DocumentNumber path={[...path, 'usageLimit', 'limit']} min={1} width={160} />
    </LimitedPart>
  );
}
