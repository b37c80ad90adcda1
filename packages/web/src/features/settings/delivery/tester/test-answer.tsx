import { createDeliveryTester, type DeliveryAnswer, metersBetween, type NextZone, nextZoneOf } from '@servery/domain';
import { wayText } from '@servery/words';
import { IconAlertCircle, IconBan, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type LocationPlace, usePlaces } from '../use-places.ts';
import styles from './tester.module.css';
import { type Tested, useTester } from './tester-store.ts';

/** The order type of deliveries, whose promise time counts here. OT-14 */
const deliveryType = 7;

/** The answer of the draft for the tested address, or why there is none. */
export function TestAnswer() {
  const t = usePhrases(deliveryPhrases);
  const { tested, trouble, choices, isAsking } = useTester();
  return (
    <div className={styles.answer} role="status">
      {isAsking && (
        <Text as="p" tone="muted" size="sm">
          {t('asking')}
        </Text>
      )}
      {choices.length > 0 && (
        <Text as="p" tone="muted" size="sm">
          {t('severalFound', { count: choices.length })}
        </Text>
      )}
      {trouble && (
        <p className={styles.trouble}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          {t(`trouble.${trouble}`)}
        </p>
      )}
      {tested && <Answer tested={tested} />}
    </div>
  );
}

function Answer({ tested }: { readonly tested: Tested }) {
  const t = usePhrases(deliveryPhrases);
  const { answer, next } = useAnswer(tested);
  const location = useNearestLocation(tested);
  const { verdict, zone, alsoIn, isTakenInPos, isTakenOnline } = answer;
  const isDelivered = verdict === 'DELIVERED' || verdict === 'NOT_ONLINE';
  const Icon = icons[verdict];
  const way = location && wayText(metersBetween(location.point, tested.point));
  return (
    <div className={styles.result} data-verdict={verdict}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <Stack gap={0.5} place="shrink">
        <Text as="p" weight="semibold">
          {isDelivered && location ? t('deliversFrom', { location: location.name }) : t(`says.${verdict}`)}
        </Text>
        {zone && verdict !== 'INVALID_ADDRESS' && (
          <p>
            {zone.name}
            {way && ` · ${way}`}
          </p>
        )}
        {next && <p>{t('nextZone', { zone: next.zone.name, way: wayText(next.meters) })}</p>}
        {alsoIn.length > 0 && (
          <Text as="p" tone="muted" size="sm">
            {t('also', { zones: alsoIn.map(({ name }) => name).join(', ') })}
          </Text>
        )}
        {isDelivered && <Figures answer={answer} />}
        {!isTakenOnline && isTakenInPos && (
          <Text as="p" tone="muted" size="sm">
            {t('takenInPosAlone')}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** Fee, least order, when it arrives, and whether guests order it online. */
function Figures({ answer }: { readonly answer: DeliveryAnswer }) {
  const t = usePhrases(deliveryPhrases);
  const minutes = useSettings(
    ({ promiseTimes }) => promiseTimes.byOrderType.find(({ orderType }) => orderType === deliveryType)?.defaultTime,
  );
  const hasShares = useSettings(
    ({ deliverySettings: { chargeCustomerMode, percentageAfterCpnTax, percentageBeforeCpnTax } }) =>
      chargeCustomerMode === 'BY_ZONE' && Number(percentageBeforeCpnTax) + Number(percentageAfterCpnTax) > 0,
  );
  const figures = [
    [t('fee'), formatAmount(answer.fee)],
    [t('minimum'), answer.minimum === null ? t('noMinimum') : formatAmount(answer.minimum)],
    [t('promise'), minutes === undefined ? t('noPromise') : t('promiseMinutes', { minutes })],
    [t('online'), t(answer.isTakenOnline ? 'yes' : 'no')],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasShares && (
        <Text as="p" tone="muted" size="sm">
          {t('plusShares')}
        </Text>
      )}
    </>
  );
}

const icons = {
  DELIVERED: IconCircleCheck,
  NOT_ONLINE: IconCircleMinus,
  DISABLED: IconBan,
  OUTSIDE: IconBan,
  INVALID_ADDRESS: IconBan,
} as const;

/** An invalid address counts as it was typed and as it was found: geocoders write it their own way. */
function useAnswer({ asked, text, point }: Tested): {
  readonly answer: DeliveryAnswer;
  readonly next: NextZone | null;
} {
  const deliveryArea = useSettings((settings) => settings.deliveryArea);
  const deliverySettings = useSettings((settings) => settings.deliverySettings);
  const invalidAddresses = useSettings((settings) => settings.invalidAddresses);
  return useMemo(() => {
    const answerOf = createDeliveryTester({ deliveryArea, deliverySettings, invalidAddresses });
    const asTyped = answerOf({ text: asked, point });
    const answer = asTyped.verdict === 'INVALID_ADDRESS' ? asTyped : answerOf({ text, point });
    const isOutside = answer.verdict === 'OUTSIDE' || answer.verdict === 'DISABLED';
    return { answer, next: isOutside ? nextZoneOf(deliveryArea.zones, point) : null };
  }, [asked, text, point, deliveryArea, deliverySettings, invalidAddresses]);
}

/** The level's restaurant that is nearest to an address. */
export function useNearestLocation(tested: Pick<Tested, 'point'> | null): LocationPlace | null {
  const { own } = usePlaces();
  return useMemo(() => {
    if (tested === null) return null;
    const away = ({ point }: LocationPlace) => metersBetween(point, tested.point);
    return own.reduce<LocationPlace | null>(
      (best, location) => (best && away(best) <= away(location) ? best : location),
      null,
    );
  }, [own, tested]);
}
