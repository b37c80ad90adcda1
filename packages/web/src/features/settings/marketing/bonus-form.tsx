import { POINT_BONUS_TYPES } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { DocumentWindow } from '../../../editing/fields/document-week.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { BonusMenu } from './bonus-menu.tsx';

/** MK-12: everything about one point bonus. */
export const BonusForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(marketingPhrases);
  const bonus = useSettings(({ marketing }) => marketing.loyalty.pointBonuses.find((candidate) => candidate.id === id));
  if (!bonus) return null;
  const at = (field: string) => [...path, field];
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentSwitch path={at('disabled')} />
      <Fields title={t('value')}>
        <DocumentChoice path={at('type')} values={POINT_BONUS_TYPES} />
        <DocumentNumber
          path={at('value')}
          unit={bonus.type === 'BONUS_POINTS' ? t('pointsUnit') : '%'}
          min={1}
          max={100_000}
          width={160}
        />
      </Fields>
      <Fields title={t('when')}>
        <DocumentWindow path={path} />
      </Fields>
      <Fields title={t('conditions')}>
        <DocumentSwitch path={at('allowOnline')} />
        <DocumentSwitch path={at('firstOrderOnly')} />
        <DocumentSwitch path={at('firstOnlineOrderOnly')} />
      </Fields>
      <Fields title={t('whatCounts')}>
        <BonusMenu bonus={bonus} path={path} />
      </Fields>
    </>
  );
};
