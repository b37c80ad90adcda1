import { asJsonObject, freeName, newPosColor, type PosColor } from '@servery/domain';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import styles from './pos-design.module.css';

export const colorsList = ['posDesign', 'colors'];

/** PD-02: custom colors offered for buttons. */
export function ColorsTable() {
  const t = usePhrases(posDesignPhrases);
  const colors = useSettings(({ posDesign }) => posDesign.colors);
  return (
    <ListTable<PosColor>
      list={colorsList}
      title={t('houseColors')}
      hint={t('houseColorsHint')}
      rows={colors}
      columns={[
        {
          title: t('color'),
          cell: ({ color }) => (
            <span className={styles.color}>
              <span style={{ background: color }} aria-hidden />
              {color}
            </span>
          ),
        },
      ]}
      add={{
        label: t('addColor'),
        make: () => asJsonObject(newPosColor({ id: crypto.randomUUID(), name: freeName(colors, t('newColor')) })),
      }}
      empty={{ title: t('noColors'), text: t('noColorsHint') }}
    />
  );
}
