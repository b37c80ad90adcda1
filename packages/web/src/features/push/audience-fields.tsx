import { MOST_ORDER_DAYS, ORDER_CHANNELS, type PushAudience } from '@servery/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from '../../session/session-store.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { ChoicesField } from '../../ui/fields/choices-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Fields } from '../../ui/layout/pane/section.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './push.module.css';
import { isOrderDays, type PushAudienceAnswer } from './push-calls.ts';
import { chosenPlaces, usePushPlaces } from './push-places.ts';
import { namedStores, usePush } from './push-words.ts';
import type { PushDraft } from './use-push-draft.ts';

type AudienceFieldsProps = {
  readonly draft: PushDraft;
  readonly audience: UseQueryResult<PushAudienceAnswer>;
};

/** The stores whose guests get the message, the choice among these guests, and their number. */
export function AudienceFields({ draft, audience }: AudienceFieldsProps) {
  const t = usePush();
  const { userCompanyId } = useSession();
  const places = usePushPlaces();
  const { content, errors, changeAudience } = draft;
  const { placeIds, channels, isOncePerDay } = content.audience;
  return (
    <Fields title={t('audience')}>
      <ChoicesField
        label={t('stores')}
        value={placeIds}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('chooseStores')}
        hint={t('storesHint')}
        error={errors['body.audience.placeIds'] ?? (placeIds.length === 0 ? t('noStore') : undefined)}
        onChange={(next) => changeAudience({ placeIds: chosenPlaces(placeIds, next, userCompanyId) })}
      />
      <LastOrder audience={content.audience} onChange={changeAudience} />
      <section aria-label={t('channels')}>
        <Text as="p" size="sm" weight="medium">
          {t('channels')}
        </Text>
        <Row gap={2} wrap above={2}>
          <Chip isOn={channels.length === 0} onPress={() => changeAudience({ channels: [] })}>
            {t('anyChannel')}
          </Chip>
          {ORDER_CHANNELS.map((channel) => {
            const isOn = channels.includes(channel);
            const next = isOn ? channels.filter((one) => one !== channel) : [...channels, channel];
            return (
              <Chip key={channel} isOn={isOn} onPress={() => changeAudience({ channels: next })}>
                {t(`channel.${channel}`)}
              </Chip>
            );
          })}
        </Row>
      </section>
      <SwitchField
        label={t('oncePerDay')}
        value={isOncePerDay}
        onChange={(next) => changeAudience({ isOncePerDay: next })}
      />
      {placeIds.length > 0 && <GuestCount query={audience} />}
    </Fields>
  );
}

const kinds = ['ANY', 'WITHIN', 'OVER'] as const;
const usualDays = 90;

type LastOrderProps = {
  readonly audience: PushAudience;
  readonly onChange: (part: Pick<PushAudience, 'lastOrder'>) => void;
};

function LastOrder({ audience: { lastOrder }, onChange }: LastOrderProps) {
  const t = usePush();
  const isWrong = lastOrder !== null && !isOrderDays(lastOrder.days);
  const handleKind = (written: string) => {
    const kind = kinds.find((one) => one === written);
    if (kind === 'WITHIN' || kind === 'OVER') onChange({ lastOrder: { kind, days: lastOrder?.days ?? usualDays } });
    else onChange({ lastOrder: null });
  };
  return (
    <Stack gap={2}>
      <SegmentedField
        label={t('lastOrder')}
        value={lastOrder?.kind ?? 'ANY'}
        options={kinds.map((value) => ({ value, label: t(`lastOrder.${value}`) }))}
        onChange={handleKind}
      />
      {lastOrder && (
        <NumberField
          label={t('days')}
          value={lastOrder.days}
          width={160}
          min={1}
          max={MOST_ORDER_DAYS}
          error={isWrong ? t('daysWrong', { most: MOST_ORDER_DAYS }) : undefined}
          onChange={(days) => onChange({ lastOrder: { ...lastOrder, days: days ?? 0 } })}
        />
      )}
    </Stack>
  );
}

/** The number that the audience ends in, and who is left out and why. */
function GuestCount({ query }: { readonly query: UseQueryResult<PushAudienceAnswer> }) {
  const t = usePush();
  const { data, isError, isPlaceholderData } = query;
  if (isError)
    return (
      <Text as="p" tone="bad" size="sm" role="alert">
        {t('countFailed')}
      </Text>
    );
  return (
    <Stack gap={2}>
      <section className={styles.count} aria-label={t('audience')} aria-live="polite" aria-busy={isPlaceholderData}>
        {data ? (
          <>
            <b className={styles.number}>{data.guests.toLocaleString('en-US')}</b>
            <p>
              {[
                t('guestsGet', { count: data.guests }),
                ...data.leftOut.map(({ reason, guests }) => t(`left.${reason}`, { count: guests })),
              ].join(' ')}
            </p>
          </>
        ) : (
          <p>{t('counting')}</p>
        )}
      </section>
      {data && data.storesWithout.count > 0 && (
        <Text as="p" tone="faint" size="sm">
          {t('storesWithout', { count: data.storesWithout.count, names: namedStores(t, data.storesWithout) })}
        </Text>
      )}
    </Stack>
  );
}
