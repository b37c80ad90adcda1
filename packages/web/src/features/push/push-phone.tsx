import { filledPush, localTimeIn, type PushContent } from '@servery/domain';
import { timeText } from '@servery/words';
import dayjs from 'dayjs';
import { useState } from 'react';
import { ownZone } from '../../publishing/store-time.ts';
import { useSession } from '../../session/session-store.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { BrandMark } from '../../ui/layout/brand/brand-mark.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './push.module.css';
import { useStoresOf } from './push-places.ts';
import { usePush } from './push-words.ts';

type PushPhoneProps = {
  readonly content: Pick<PushContent, 'title' | 'text' | 'audience'>;
  /** When it goes out first; undefined while that is not known. */
  readonly at: string | undefined;
};

/** A locked phone that shows the message, filled in for a guest of one of its stores. */
export function PushPhone({ content, at }: PushPhoneProps) {
  const t = usePush();
  const { userCompanyName } = useSession();
  const stores = useStoresOf(content.audience.placeIds);
  const [chosen, setChosen] = useState<string | null>(null);
  const store = stores.find(({ id }) => id === chosen) ?? stores[0];
  const reader = { firstName: t('sampleName'), store: store?.name ?? '' };
  const title = filledPush(content.title, reader).trim();
  const text = filledPush(content.text, reader).trim();
  const { date, seconds } = localTimeIn(at === undefined ? Date.now() : Date.parse(at), store?.timezone || ownZone);
  return (
    <aside className={styles.side} aria-label={t('phone')}>
      {stores.length > 1 && (
        <search>
          <SelectField
            label={t('phoneStore')}
            size="sm"
            value={store?.id ?? null}
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        </search>
      )}
      <div className={styles.phone}>
        <p className={styles.day}>{dayjs(date).format('dddd, MMMM D')}</p>
        <p className={styles.clock}>{timeText(seconds).replace(/ [AP]M$/, '')}</p>
        <div className={styles.bubble}>
          <div className={styles.app}>
            <BrandMark />
            <span>{userCompanyName}</span>
            <span>{t('phoneNow')}</span>
          </div>
          <b>{title || t('phoneEmptyTitle')}</b>
          <p>{text || t('phoneEmptyText')}</p>
        </div>
      </div>
      {store && (
        <Text as="p" tone="muted" size="sm">
          {t('previewNote', { name: reader.firstName, store: store.name })}
        </Text>
      )}
    </aside>
  );
}
