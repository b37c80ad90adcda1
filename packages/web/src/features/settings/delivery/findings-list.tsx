import type { DeliveryZone, ZoneFinding } from '@servery/domain';
import { areaText } from '@servery/words';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './delivery.module.css';
import { showFindings, useFindings } from './use-zone-findings.ts';

const mostShown = 12;

/** In words, the hatched parts of the map: ground in two zones, and ground in none. */
export function FindingsList({ zones }: { readonly zones: readonly DeliveryZone[] }) {
  const t = usePhrases(deliveryPhrases);
  const inWords = useFindingWords();
  const { findings, isLooking, isShown } = useFindings();
  if (zones.length < 2) return null;
  const more = findings.length - mostShown;
  return (
    <Section
      title={t('findings')}
      {...(findings.length > 0 && { count: findings.length })}
      actions={findings.length > 0 && <SwitchField label={t('showOnMap')} value={isShown} onChange={showFindings} />}
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
                <IconInfoCircle size={16} stroke={1.75} aria-hidden />
                {inWords(finding)}
              </li>
            ))}
            {more > 0 && (
              <Text as="li" tone="faint">
                {t('moreFindings', { count: more })}
              </Text>
            )}
          </ul>
        )}
      </div>
    </Section>
  );
}

function keyOf({ kind, zones, squareMeters }: ZoneFinding): string {
  return `${kind} ${zones.map(({ id }) => id).join(' ')} ${squareMeters}`;
}

function useFindingWords() {
  const t = usePhrases(deliveryPhrases);
  return ({ kind, zones, squareMeters }: ZoneFinding) => {
    const area = areaText(squareMeters);
    const [one = '', other = ''] = zones.map(({ name }) => name);
    if (kind === 'OVERLAP') return t('overlap', { one, other, area });
    return t('gap', { area, zones: new Intl.ListFormat('en').format(zones.map(({ name }) => name)) });
  };
}
