import { asJsonObject, freeName, newPointBonus, type PointBonus } from '@servery/domain';
import { windowText } from '@servery/words';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';

export const bonusesList = ['marketing', 'loyalty', 'pointBonuses'];

/** MK-12, MK-13 */
export function BonusesTable() {
  const t = usePhrases(marketingPhrases);
  const bonuses = useSettings(({ marketing }) => marketing.loyalty.pointBonuses);
  const worth = ({ type, value }: PointBonus) =>
    type === 'BONUS_POINTS' ? t('bonusPoints', { count: value }) : t('percentOfNormal', { value });
  return (
    <ListTable<PointBonus>
      list={bonusesList}
      title={t('bonuses')}
      hint={t('bonusesHint')}
      rows={bonuses}
      columns={[
        { title: t('worth'), cell: worth, hideOnPhone: true },
        { title: t('when'), cell: windowText, hideOnPhone: true },
      ]}
      add={{
        label: t('addBonus'),
        make: () => asJsonObject(newPointBonus({ id: crypto.randomUUID(), name: freeName(bonuses, t('newBonus')) })),
      }}
      empty={{ title: t('noBonuses'), text: t('noBonusesHint') }}
    />
  );
}
