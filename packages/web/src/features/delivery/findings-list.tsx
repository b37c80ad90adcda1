import type { ZoneFinding } from '@servery/domain';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useSettings } from '../../configuration/location-settings-document.ts';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Section } from '../../ui/layout/section.tsx';
import styles from './delivery.module.css';

type FindingsListProps = {
  readonly findings: readonly ZoneFinding[];
  readonly isLooking: boolean;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
};

const mostShown = 12;

/** In words what the map shows hatched: ground in two zones, and ground in none. */
export function FindingsList({ findings, isLooking, isShown, onShow }: FindingsListProps) {
  const t = usePhrases(deliveryPhrases);
  const inWords = useFindingWords();
  const hasZones = useSettings(({ deliveryArea }) => deliveryArea.zones.length > 1);
  if (!hasZones) return null;
  const more = findings.length - mostShown;
  return (
    <Section
      title={t('findings')}
      {...(findings.length > 0 && { count: findings.length })}
      actions={findings.length > 0 && <SwitchField label={t('showOnMap')} value={isShown} onChange={onShow} />}
    >
      <div aria-live="polite">
        {findings.length === 0 ? (
          <p className={styles.fine}>
            {!isLooking && <IconCircleCheck size={16} stroke={1.75} aria-hidden />}
            {t(isLooking ? 'looking' : 'noFindings')}
          </p>
        ) : (
          <ul className={styles.findings}>
            {findings.slice(0, mostShown).map((finding) => (
              <li key={keyOf(finding)}>
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
                {inWords(finding)}
              </li>
            ))}
            {more > 0 && <li className={styles.quiet}>{t('moreFindings', { count: more })}</li>}
          </ul>
        )}
      </div>
    </Section>
  );
}

function keyOf({ kind, zones, squareMetres }: ZoneFinding): string {
  return `${kind} ${zones.map(({ id }) => id).join(' ')} ${squareMetres}`;
}

const squareMetresOfAcre = 4046.856;
const acresOfSquareMile = 640;

function useFindingWords() {
  const t = usePhrases(deliveryPhrases);
  const areaText = (squareMetres: number) => {
    const acres = squareMetres / squareMetresOfAcre;
    if (acres >= acresOfSquareMile) return t('squareMiles', { miles: (acres / acresOfSquareMile).toFixed(2) });
    return t('acres', { acres: acres.toFixed(acres < 10 ? 1 : 0) });
  };
  return ({ kind, zones, squareMetres }: ZoneFinding) => {
    const area = areaText(squareMetres);
    const [one = '', other = ''] = zones.map(({ name }) => name);
    if (kind === 'OVERLAP') return t('overlap', { one, other, area });
    return t('gap', { area, zones: new Intl.ListFormat('en').format(zones.map(({ name }) => name)) });
  };
}
