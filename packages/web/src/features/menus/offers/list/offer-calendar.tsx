import { Button } from '@mantine/core';
import {
  dayOfWeekOf,
  daysAfter,
  hoursOn,
  localTimeIn,
  type Offer,
  offersInOrder,
  type RunningHours,
} from '@servery/domain';
import { dateText, endsNextDay, shortDay, timeText } from '@servery/words';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Section } from '../../../../ui/layout/pane/section.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { useFirstRows } from '../../../../ui/table/use-first-rows.ts';
import { useSettingsNames } from '../../use-settings-names.ts';
import styles from '../offers.module.css';
import { useStoreZone } from './use-store-zone.ts';

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const;
const daySeconds = 86_400;

/** When offers run, week by week, in the calendar of the level's first store. */
export function OfferCalendar() {
  const t = usePhrases(offersPhrases);
  const zone = useStoreZone();
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const today = localTimeIn(Date.now(), zone).date;
  const [weeks, setWeeks] = useState(0);
  const dates = weekOf(daysAfter(today, 7 * weeks));
  const openHours = useSettingsNames()?.openHours;
  const running = offersInOrder(offers).filter((offer) => dates.some((date) => hoursOn(offer, date)));
  const others = offers.length - running.length;
  const [first = today] = dates;
  return (
    <Section
      title={t('calendar')}
      hint={t('calendarHint', { from: dateText(first), until: dateText(dates.at(-1) ?? first) })}
      actions={<WeekButtons weeks={weeks} onChange={setWeeks} />}
    >
      <Stack gap={2}>
        <PlainTable
          label={t('calendar')}
          rows={useFirstRows(running, 5)}
          rowKey={({ id }) => id}
          columns={[
            { id: 'offer', title: t('offer'), cell: (offer) => <OfferLink offer={offer} /> },
            ...dates.map((date) => ({
              id: date,
              title: dayTitle(date),
              cell: (offer: Offer) => (
                <Hours
                  hours={hoursOn(offer, date, openHours)}
                  isAllDay={!offer.validity.timeOfDay.enabled}
                  isToday={date === today}
                />
              ),
            })),
          ]}
        />
        {others > 0 && <Muted small>{t('notThisWeek', { count: others })}</Muted>}
      </Stack>
    </Section>
  );
}

type WeekButtonsProps = { readonly weeks: number; readonly onChange: (weeks: number) => void };

function WeekButtons({ weeks, onChange }: WeekButtonsProps) {
  const t = usePhrases(offersPhrases);
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <IconButton label={t('weekBefore')} icon={<IconChevronLeft {...icon} />} onClick={() => onChange(weeks - 1)} />
      <Button size="sm" disabled={weeks === 0} onClick={() => onChange(0)}>
        {t('thisWeek')}
      </Button>
      <IconButton label={t('weekAfter')} icon={<IconChevronRight {...icon} />} onClick={() => onChange(weeks + 1)} />
    </>
  );
}

function OfferLink({ offer: { id, info } }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  return (
    <Link to="/menu/offers/$offerId" params={{ offerId: id }} search>
      {info.name || t('unnamed')}
    </Link>
  );
}

type HoursProps = {
  readonly hours: RunningHours | undefined;
  /** Without hours of its own. */
  readonly isAllDay: boolean;
  readonly isToday: boolean;
};

/** The hours in words, above their part of the day. */
function Hours({ hours, isAllDay, isToday }: HoursProps) {
  const t = usePhrases(offersPhrases);
  if (!hours) return <Muted small>–</Muted>;
  const { startTime, endOffset } = hours;
  const end = timeText(startTime + endOffset);
  const until = Math.min(daySeconds, startTime + endOffset);
  const part = { '--from': startTime / daySeconds, '--until': until / daySeconds };
  return (
    <div className={styles.day} data-today={isToday || undefined}>
      <span>
        {isAllDay || (startTime === 0 && endOffset >= daySeconds) ? t('allDay') : `${timeText(startTime)} – ${end}`}
      </span>
      {endsNextDay(hours) && <Muted small>{isAllDay ? t('untilNextDay', { time: end }) : t('nextDay')}</Muted>}
      <span className={styles.dayPart} style={part} aria-hidden />
    </div>
  );
}

/** The week around a day, from Sunday. */
function weekOf(date: string): readonly string[] {
  const sunday = daysAfter(date, -dayOfWeekOf(date));
  return daysOfWeek.map((day) => daysAfter(sunday, day));
}

/** `Tue 24` */
function dayTitle(date: string): string {
  return `${shortDay(dayOfWeekOf(date))} ${Number(date.slice(8))}`;
}
