import {
  daysAfter,
  type LocalTime,
  localTimeIn,
  type NotificationFacts,
  type PublishFacts,
  SILENT_STORE_MINUTES,
} from '@servery/domain';
import { dateText, timeText } from '../hours-text.ts';
import { say } from '../phrases.ts';
import { notificationPhrases as phrases } from './notification-phrases.ts';

/** On whose clock, and when, it is read; `now` in epoch milliseconds. */
export interface NotificationClock {
  readonly zone: string;
  readonly now: number;
}

export interface NotificationWords {
  /** A sentence without its point: a heading. */
  readonly title: string;
  readonly text: string;
}

/** The words of a notification: the same in the console, in a mail and in the digest. */
export function notificationWords(facts: NotificationFacts, clock: NotificationClock): NotificationWords {
  switch (facts.kind) {
    case 'PUBLISH_FINISHED':
      return finishedWords(facts.publish, clock);
    case 'PUBLISH_STOPPED':
      return stoppedWords(facts);
    case 'STORE_SILENT':
      return silentWords(facts, clock);
    case 'CERTIFICATION_EXPIRED':
      return { title: say(phrases, 'expired', papersOf(facts)), text: say(phrases, 'expiredText', papersOf(facts)) };
    case 'CERTIFICATION_DUE':
      return { title: say(phrases, 'due', papersOf(facts)), text: say(phrases, 'dueText', papersOf(facts)) };
    case 'RIGHTS_CHANGED':
      return { title: say(phrases, 'rights', { by: facts.by, person: facts.person }), text: rolesText(facts) };
    case 'PRICES_CHANGED':
      return {
        title: say(phrases, 'prices', { by: facts.by, menu: facts.menu, count: facts.count }),
        text: facts.place === null ? say(phrases, 'pricesText') : say(phrases, 'pricesAt', { place: facts.place }),
      };
    case 'OFFER_NEVER_APPLIES':
      return { title: say(phrases, 'neverApplies', { offer: facts.offer }), text: facts.reason };
  }
}

/** The lines of a digest, newest first; certifications are counted. */
export function digestLines(all: readonly NotificationFacts[], clock: NotificationClock): readonly string[] {
  const papers = all.filter(({ kind }) => kind === 'CERTIFICATION_EXPIRED' || kind === 'CERTIFICATION_DUE');
  const expired = papers.filter(({ kind }) => kind === 'CERTIFICATION_EXPIRED').length;
  const due = papers.length - expired;
  const counted = [
    ...(due > 0 ? [say(phrases, 'dueMany', { count: due })] : []),
    ...(expired > 0 ? [say(phrases, 'expiredMany', { count: expired })] : []),
  ];
  const others = all.filter((facts) => !papers.includes(facts));
  return [...others.map((facts) => notificationWords(facts, clock).title), ...counted];
}

/** `01:52 PM`, `yesterday, 01:52 PM`, or with its date. */
function momentText(instant: number, { zone, now }: NotificationClock): string {
  const then = localTimeIn(instant, zone);
  const time = clockText(then);
  const { date: today } = localTimeIn(now, zone);
  if (then.date === today) return time;
  return daysAfter(then.date, 1) === today ? say(phrases, 'yesterday', { time }) : `${dateText(then.date)}, ${time}`;
}

function clockText({ seconds }: LocalTime): string {
  return timeText(seconds).padStart(8, '0');
}

function finishedWords(publish: PublishFacts, clock: NotificationClock): NotificationWords {
  const title = say(phrases, 'live', { name: capital(nameOf(publish)), count: publish.total });
  if (publish.last === null) return { title, text: '' };
  const last = { store: publish.last.store, time: momentText(Date.parse(publish.last.at), clock) };
  return { title, text: say(phrases, publish.total === 1 ? 'onlyLive' : 'lastLive', last) };
}

function stoppedWords({
  publish,
  state,
  by,
}: Extract<NotificationFacts, { kind: 'PUBLISH_STOPPED' }>): NotificationWords {
  const name = nameOf(publish);
  const counts = { sent: publish.sent, count: publish.total };
  const person = by ?? publish.startedBy;
  if (state === 'HELD')
    return { title: say(phrases, 'held', { person, name }), text: say(phrases, 'heldSent', counts) };
  if (state === 'CONTINUED')
    return { title: say(phrases, 'continued', { person, name }), text: say(phrases, 'sent', counts) };
  const why = publish.failedAt === null ? [] : [say(phrases, 'failedWhy', publish.failedAt)];
  const store = publish.failedAt?.store ?? '';
  return {
    title: say(phrases, 'failed', { name: capital(name), store, count: publish.failed }),
    text: [...why, say(phrases, 'sent', counts)].join(' '),
  };
}

function silentWords(
  { store, since, backAt }: Extract<NotificationFacts, { kind: 'STORE_SILENT' }>,
  clock: NotificationClock,
): NotificationWords {
  const time = momentText(Date.parse(since), clock);
  if (backAt === null)
    return {
      title: say(phrases, 'silent', { store, time }),
      text: say(phrases, 'silentText', { count: SILENT_STORE_MINUTES }),
    };
  const end = momentText(Date.parse(backAt), clock);
  return { title: say(phrases, 'back', { store }), text: say(phrases, 'backText', { since: time, time: end }) };
}

type Papers = Extract<NotificationFacts, { kind: 'CERTIFICATION_EXPIRED' | 'CERTIFICATION_DUE' }>;

function papersOf({ person, certification, place, day }: Papers) {
  return { person, certification, place: place === '' ? say(phrases, 'wholeCompany') : place, day: dateText(day) };
}

function rolesText({ gained, lost }: { readonly gained: readonly string[]; readonly lost: readonly string[] }): string {
  const parts = [
    ...(gained.length > 0 ? [say(phrases, 'gained', { roles: gained.join(', ') })] : []),
    ...(lost.length > 0 ? [say(phrases, 'lost', { roles: lost.join(', ') })] : []),
  ];
  return parts.join(' ');
}

function nameOf({ name, action, startedBy }: PublishFacts): string {
  if (name !== '') return name;
  return say(phrases, action === 'REVERT' ? 'revertBy' : 'publishBy', { person: startedBy });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
